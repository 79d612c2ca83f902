// Spanish, for readers in Spain and in Latin America: words that both use, and tú. It has not been read by a native speaker
// yet. The keys and the words in braces are those of en.js; forms after a number's name are `one`, `many`
// (whole millions) and `other`.

import { ask } from "./ask.js";
import { askMe } from "./ask-me.js";
import { asking } from "./asking.js";
import { authoring } from "./authoring.js";
import { boards } from "./boards.js";
import { check } from "./check.js";
import { checkBugs } from "./check-bugs.js";
import { checkErrors } from "./check-errors.js";
import { code } from "./code.js";
import { compare } from "./compare.js";
import { compareAttribute } from "./compare-attribute.js";
import { describe } from "./describe.js";
import { editing } from "./editing.js";
import { embedding } from "./embedding.js";
import { engine } from "./engine.js";
import { firstRun } from "./first-run.js";
import { fullScreen } from "./full-screen.js";
import { gallery } from "./gallery.js";
import { kept } from "./kept.js";
import { keys } from "./keys.js";
import { ladder } from "./ladder.js";
import { layerLegend } from "./layer-legend.js";
import { layers } from "./layers.js";
import { legend } from "./legend.js";
import { limits } from "./limits.js";
import { links } from "./links.js";
import { many } from "./many.js";
import { marks } from "./marks.js";
import { measure } from "./measure.js";
import { next } from "./next.js";
import { noPath } from "./no-path.js";
import { numbers } from "./numbers.js";
import { openList } from "./open-list.js";
import { opening } from "./opening.js";
import { overlay } from "./overlay.js";
import { ownProgram } from "./own-program.js";
import { quiz } from "./quiz.js";
import { requests } from "./requests.js";
import { scenarios } from "./scenarios.js";
import { settings } from "./settings.js";
import { sharing } from "./sharing.js";
import { showMe } from "./show-me.js";
import { spellings } from "./spellings.js";
import { spoken } from "./spoken.js";
import { steps } from "./steps.js";
import { story } from "./story.js";
import { take } from "./take.js";
import { test } from "./test.js";
import { truth } from "./truth.js";

/** @import { Texts } from "../keys.js" */

/** @type {Texts} */
export const es = {
  ...ask,
  ...askMe,
  ...asking,
  ...authoring,
  ...boards,
  ...check,
  ...checkBugs,
  ...checkErrors,
  ...code,
  ...compare,
  ...compareAttribute,
  ...describe,
  ...editing,
  ...embedding,
  ...engine,
  ...firstRun,
  ...fullScreen,
  ...gallery,
  ...kept,
  ...keys,
  ...ladder,
  ...layerLegend,
  ...layers,
  ...legend,
  ...limits,
  ...links,
  ...many,
  ...marks,
  ...measure,
  ...next,
  ...noPath,
  ...numbers,
  ...openList,
  ...opening,
  ...overlay,
  ...ownProgram,
  ...quiz,
  ...requests,
  ...scenarios,
  ...settings,
  ...sharing,
  ...showMe,
  ...spellings,
  ...spoken,
  ...steps,
  ...story,
  ...take,
  ...test,
  ...truth,
  "board.name": "Cuadrícula de {width} por {height}",
  "side.0": "desde el inicio",
  "side.1": "desde la meta",
  "numbers.sum": "f {f} {is} g {g} + h {h}",
  "numbers.weighted": "f {f} {is} g {g} + {weight} · h {h}",
  "numbers.dijkstra": "g {g}",
  "numbers.greedy": "h {h}",
  "numbers.breadth-first": "abierta con el número {f}, contando desde 0",
  "numbers.side-0": "{numbers} hasta la meta",
  "numbers.side-1": "{numbers} hasta el inicio",
  "transport.toStart": "Ir al principio",
  "transport.back": "Paso atrás",
  "transport.play": "Reproducir",
  "transport.pause": "Pausa",
  "transport.forward": "Paso adelante",
  "transport.toEnd": "Ir al final",
  "transport.step": "Paso",
  "transport.stepText": "Paso {position} de {length}",
  "transport.stopText": "{place}, {name}",
  "transport.speed": "Velocidad",
  "transport.perSecond": "{speed} / s",
  "transport.perSecondLong": "{speed} {speed:one=expansión|many=de expansiones|other=expansiones} por segundo",
  "transport.fitted": "auto {speed} / s",
  "transport.fittedLong":
    "{speed} {speed:one=expansión|many=de expansiones|other=expansiones} por segundo, para que esta búsqueda dure 20 segundos como máximo",
  "transport.fastest": "máx.",
  "transport.fastestLong": "lo más rápido posible",
  "transport.cancel": "Cancelar",
  "transport.size": "Tamaño del paso",
  "transport.size.neighbor": "vecina",
  "transport.size.cell": "celda",
  "transport.size.layer": "todo un valor de {by}",
  "transport.size.moves": "un número de movimientos",
  "transport.size.selected": "hasta la elegida",
  "tool.group": "Herramienta",
  "tool.wall": "Muro",
  "tool.erase": "Borrar",
  "tool.penalty": "Penalización",
  "tool.start": "Inicio",
  "tool.goal": "Meta",
  "tool.penaltyValue": "Valor de la penalización, de 1 a 254",
  "tool.undo": "Deshacer",
  "tool.redo": "Rehacer",
  "board.done": "Terminar de dibujar",
  "board.whole": "Mostrar toda la cuadrícula",
  "zoom.in": "Acercar",
  "zoom.out": "Alejar",
  "zoom.fit": "Ajustar",
  "minimap.title": "Arrastra para mover la vista",
  "tab.list": "Paneles",
  "tab.lesson": "Lección",
  "tab.why": "Por qué",
  "tab.open-list": "Lista",
  "settings.title": "Búsqueda",
  "settings.more": "más…",
  "behind.edit": "Editar",
  "settings.changed": "{count} {count:one=cambio|many=de cambios|other=cambios}",
  "settings.unused": "Sin efecto con estos ajustes",
  "option.algorithm": "Algoritmo",
  "option.heuristic": "Heurística",
  "option.diagonal": "Diagonales",
  "option.tieBreak": "Desempate",
  "clause.algorithm": "buscar con {choice}",
  "clause.heuristic": "estimar con {choice}",
  "clause.diagonal": "movimiento {choice}",
  "clause.tieBreak": "con igual f, preferir {choice}",
  "algorithm.astar": "A*",
  "algorithm.dijkstra": "Dijkstra",
  "algorithm.breadth-first": "búsqueda en anchura",
  "algorithm.greedy": "búsqueda voraz",
  "algorithm.bidirectional-astar": "A* bidireccional",
  "algorithm.jump-point": "puntos de salto (JPS)",
  "algorithm.fastest": "el método más rápido aquí",
  "heuristic.auto": "{resolved} (auto)",
  "settings.gloss": ", el camino más recto, sin contar los muros",
  "heuristic.manhattan": "distancia Manhattan",
  "heuristic.octile": "distancia octil",
  "heuristic.euclidean": "distancia euclidiana",
  "heuristic.chebyshev": "distancia de Chebyshev",
  "heuristic.zero": "cero (sin estimación)",
  "heuristic.floored-euclidean": "parte entera de la euclidiana",
  "diagonal.no-corner-cutting": "diagonal sin cortar esquinas",
  "diagonal.never": "recto, nunca diagonal",
  "diagonal.at-most-one-obstacle": "diagonal, no entre muros",
  "diagonal.always": "diagonal, aun entre muros",
  "tieBreak.low-h": "la menor h",
  "tieBreak.high-h": "la mayor h",
  "tieBreak.fifo": "la primera abierta (FIFO)",
  "tieBreak.lifo": "la última abierta (LIFO)",
  "boards.title": "Cuadrícula",
  "result.found": "Camino encontrado: costo {cost}, {cells} {cells:one=celda|many=de celdas|other=celdas}.",
  "result.foundOne": "El inicio y la meta son la misma celda: costo 0.",
  "result.noPath": "No hay camino: la lista abierta está vacía.",
  "result.noPathOfSide":
    "No hay camino: a la búsqueda {side} no le quedan celdas abiertas, así que la otra no necesita seguir.",
  "result.searching": "Buscando…",
  "result.ready": "Todo listo. Pulsa «Reproducir» para buscar.",
  "result.within": "En medio del paso {step} de {length}.",
  "result.paused": "En pausa en el paso {position} de {length}.",
  "result.stopped": "Búsqueda detenida tras {length} {length:one=expansión|many=de expansiones|other=expansiones}.",
  "result.shortest": "Ningún camino es más barato.",
  "result.longer": "No es el más barato: existe un camino de costo {shortest}, un {percent}\u00a0% menos.",
  "result.hardlyLonger":
    "No es el más barato: existe un camino de costo {shortest}, más barato en menos del {percent}\u00a0%.",
  "result.expanded": "expandidas",
  "result.openSize": "abiertas ahora",
  "result.openPeak": "máx. de abiertas",
  "result.comparisons": "comparaciones",
  "result.moves": "entradas movidas",
  "result.improved": "mejoradas",
  "result.reopened": "reabiertas",
  "result.work": "Trabajo de la lista abierta",
  "result.pathCells": "Celdas del camino",
  "narrator.step": "Paso {position}",
  "narrator.begin": "{step}. Solo la celda de inicio {cell} está abierta: {numbers}.",
  "narrator.beginBoth":
    "{step}. Hay dos celdas abiertas: el inicio {cell} para una búsqueda y la meta {goal} para la otra, ambas con {numbers}.",
  "narrator.took": "{step}. Se expandió {cell}: {numbers}{rank}.",
  "narrator.goal": "{step}. Se expandió la meta {cell}: {numbers}{rank}.",
  "narrator.side": "{step}. La búsqueda {side} expandió {cell}: {numbers}{rank}.",
  "narrator.only": ", la única celda abierta",
  "narrator.onlyOfSide": ", su única celda abierta",
  "narrator.first": ", la menor {by} de {among}",
  "narrator.firstOfSide": ", la menor f de sus {among}",
  "narrator.inLine": ", la primera de {among} en la cola",
  "narrator.behind": ", pero {count} de {among} {count:one=tenía|many=tenían|other=tenían} una {by} menor",
  "narrator.later":
    "; {count} {count:one=celda|many=de celdas|other=celdas} más {count:one=tenía|many=tenían|other=tenían} {tie} y {count:one=se abrió|many=se abrieron|other=se abrieron} después",
  "narrator.earlier":
    "; {count} {count:one=celda|many=de celdas|other=celdas} más {count:one=tenía|many=tenían|other=tenían} {tie} y {count:one=se abrió|many=se abrieron|other=se abrieron} antes",
  "narrator.mixed":
    "; {count} {count:one=celda|many=de celdas|other=celdas} más {count:one=tenía|many=tenían|other=tenían} {tie}, y {earlier} de ellas {earlier:one=se abrió|many=se abrieron|other=se abrieron} antes",
  "narrator.smallerH":
    "; {count:one=otra|many=otros|other=otras} {count} {count:one=tenía|many=tenían|other=tenían} {f} y una h menor",
  "narrator.largerH":
    "; {count:one=otra|many=otros|other=otras} {count} {count:one=tenía|many=tenían|other=tenían} {f} y una h mayor",
  "narrator.both": "{f} y {h}",
  "narrator.opened":
    " Se {opened:one=abrió|many=abrieron|other=abrieron} {opened} {opened:one=celda|many=de celdas|other=celdas}",
  "narrator.jumps":
    " Se {opened:one=abrió|many=abrieron|other=abrieron} {opened} {opened:one=punto de salto|many=de puntos de salto|other=puntos de salto}",
  "narrator.openedNone": " No se abrió ninguna celda",
  "narrator.reopened": ", {reopened} {reopened:one=reapertura|many=de reaperturas|other=reaperturas}",
  "narrator.improved": ", {improved} {improved:one=mejora|many=de mejoras|other=mejoras}.",
  "narrator.improvedNone": ", ninguna mejora.",
  "narrator.goalOpened": " La meta ya está abierta, así que la búsqueda termina.",
  "narrator.stopped": "Aquí no puede comenzar ninguna búsqueda.",
  "measure.title": "Medir",
  "list.separator": ", ",
  "list.space": " ",
  "error.load": "Starstep necesita WebAssembly, que este navegador no tiene o no permite aquí.",
  "error.old":
    "Starstep necesita un navegador más reciente: Chrome 108, Firefox 113, Safari 16.4 o una versión posterior.",
  "error.missing": "No se pudo cargar una parte de Starstep. Comprueba la conexión e inténtalo de nuevo.",
  "error.part": "No se pudo cargar {part}. Comprueba la conexión e inténtalo de nuevo.",
  "part.loading": "Cargando…",
  "part.again": "Intentar de nuevo",
  "part.share": "el diálogo para compartir",
  "part.gallery": "la lista de escenarios",
  "part.opening": "la parte de Starstep que abre archivos",
  "part.link": "la parte de Starstep que crea enlaces",
  "part.input": "la parte de Starstep que edita la cuadrícula",
  "part.path": "la lista de celdas del camino",
  "part.boards": "el panel de la cuadrícula",
  "part.measure": "el panel de mediciones",
  "part.settings": "el resto de los ajustes",
  "part.language": "la traducción a este idioma: {name}",
  "error.attribute": "El atributo {name} no puede ser «{value}»: {reason}",
  "error.speed": "Debe ser un número de expansiones por segundo mayor que 0, o max.",
  "error.choice": "Debe ser uno de estos valores: {allowed}.",
  "error.crash": "Hubo que reiniciar el motor; la cuadrícula y los ajustes se conservan.",
  "error.step": "Debe ser un número entero desde 0.",
  "scenario.gallery": "Aprender",
  "scenario.cost": "costo",
  "scenario.none": "sin camino",
  "error.link-kept": "{problem} La cuadrícula sigue como estaba.",
  "compare.open": "Comparar",
  "check.open": "Revisar mi A*",
  "share.open": "Compartir",
  "page.tagline": "A* paso a paso",
  "page.title": "Starstep: A* paso a paso",
  "page.more": "Más",
  "page.language": "Idioma",
  "page.full-screen": "Pantalla completa",
  "theme.toggle": "Cambiar entre claro y oscuro",
};
