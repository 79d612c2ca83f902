// Spanish: the dialog “Check my A*” and what it answers, loaded with it, and with a question that is answered by pasting.

/** @type {Record<keyof typeof import("../en/check.js").enOfCheck, string>} */
export const check = {
  "check.title": "Revisar mi A*",
  "check.intro":
    "Pega lo que imprime tu programa, o ejecútalo aquí, y lee qué A* has construido y dónde se equivoca. Nada sale de tu navegador.",
  "check.kept": "Lo que traes aquí se conserva en esta pestaña hasta que la cierres.",
  "check.notKept": "Este navegador no conserva nada más: lo que traes aquí se perderá al recargar la página.",
  "check.forget": "Olvidarlo",
  "check.close": "Cerrar",
  "check.board": "Tu cuadrícula",
  "check.shown": "La cuadrícula que se muestra",
  "check.own": "Una cuadrícula propia",
  "check.take": "Úsala en tu programa",
  "check.language": "Lenguaje",
  "check.tooLarge":
    "Esta cuadrícula es demasiado grande para un array. Guárdala como archivo .map en la pestaña «Cuadrícula».",
  "check.paste": "La cuadrícula como lo tiene tu programa",
  "check.pasteHint": "filas de caracteres, un array o un archivo .map",
  "check.size": "{width} × {height} celdas; {walls} {walls:one=es un muro|many=son muros|other=son muros}.",
  "check.wall": "Un muro es",
  "check.startColumn": "Columna del inicio",
  "check.startRow": "Fila del inicio",
  "check.goalColumn": "Columna de la meta",
  "check.goalRow": "Fila de la meta",
  "check.noStart":
    "¿Dónde está el inicio? {pointer:fine=Haz clic en|coarse=Toca} la imagen, o escribe su columna y su fila, contadas desde 0.",
  "check.noGoal":
    "¿Dónde está la meta? {pointer:fine=Haz clic en|coarse=Toca} la imagen, o escribe su columna y su fila, contadas desde 0.",
  "check.endsFromLog": "El inicio y la meta se tomaron de tu registro. Cámbialos aquí si no son esos.",
  "check.picture": "Imagen de la cuadrícula",
  "check.example": "Por ejemplo: esto se dice de un programa en el que h acaba dentro de g.",
  "check.tryExample": "Probar con este programa",
  "check.pictureYours": "Tu programa: {count} {count:one=celda|many=celdas|other=celdas}",
  "check.pictureRight": "La búsqueda de Starstep: {count} {count:one=celda|many=celdas|other=celdas}",
  "check.pictureOnly": "{cells}, {only} solo aquí",
  "check.program": "Tu programa",
  "check.way.log": "Pegar lo que imprime",
  "check.way.program": "Ejecutarlo aquí",
  "check.loading": "Cargando el editor…",
  "check.noEditor": "No se puede cargar el editor. Inténtalo de nuevo cuando haya red.",
  "check.waitingRun": "Ejecuta tu programa. El resultado aparece aquí.",
  "check.runThere": "Ejecutar mi programa en esta cuadrícula",
  "check.log": "Lo que imprimió tu programa",
  "check.logHint": "Una línea por cada celda que expande, y el camino al final: pégalo, o suelta un archivo.",
  "check.what": "¿Qué debe imprimir mi programa?",
  "check.whatHint":
    "Una línea por cada celda cuando se expande, es decir, cuando se saca de la lista abierta, y una con el camino al final. Sin g, h y f también funciona; con ellas se encuentra el primer número equivocado.",
  "check.code.step": "Donde se expande una celda",
  "check.code.path": "Al final, para el camino",
  "check.code.board": "Para la cuadrícula",
  "check.check": "Revisar",
  "check.lacks.steps": "No se encontraron celdas expandidas. Haz que tu programa imprima cada celda que expande.",
  "check.lacks.path": "No se encontró ningún camino. Haz que tu programa imprima su camino al final.",
  "check.answer": "Resultado",
  "check.waiting": "Pega lo que imprimió tu programa. El resultado aparece automáticamente.",
  "check.waitingEnds": "El resultado aparece en cuanto se sepa dónde están el inicio y la meta.",
  "check.working": "Probando todas las variantes de A*…",
  "check.reading": "Leyendo…",
  "check.cancel": "Cancelar",
  "check.canceled": "Cancelado.",
  "check.again": "Revisar otra vez",
  "check.failed": "No se pudo cargar la revisión. Inténtalo de nuevo cuando haya red.",
  "check.fileTooLarge": "«{name}» supera los diez megabytes.",
  "check.fileUnreadable": "No se puede leer «{name}».",
  "check.dropped": "Leído: «{name}».",
  "check.read.steps":
    "Leído: {steps} {steps:one=celda expandida|many=de celdas expandidas|other=celdas expandidas}, sin camino.",
  "check.read.path":
    "Leído: un camino de {cells} {cells:one=celda|many=de celdas|other=celdas}, ninguna celda expandida.",
  "check.as.rows": "Tus números se leyeron como los de las celdas, contadas por filas desde {first}.",
  "check.as.columns": "Tus números se leyeron como los de las celdas, contadas por columnas desde {first}.",
  "check.as.order": "Tu tabla se leyó como el orden en que se expandieron las celdas.",
  "check.cut": "Una lista de tu registro está cortada: «{text}». Lo que falta ahí no se revisó.",
  "check.noPath.right": "Tu programa dice «{said}», y es correcto: en esta cuadrícula ningún camino lleva a la meta.",
  "check.noPath.wrong":
    "Tu programa dice «{said}», pero sí hay un camino: el más corto tiene {moves} {moves:one=movimiento|many=de movimientos|other=movimientos}.",
  "check.noPath.depends": "Tu programa dice «{said}». Con {without} es correcto; con {with} sí hay un camino.",
  "check.read.both":
    "Leído: {steps} {steps:one=celda expandida|many=de celdas expandidas|other=celdas expandidas} y un camino de {cells} {cells:one=celda|many=de celdas|other=celdas}.",
  "check.exact": "Tu programa hace exactamente esto: {what}.",
  "check.exactSoFar": "Hasta donde llega el registro, tu programa hace exactamente esto: {what}.",
  "check.exactOpen":
    "Aquí tu programa hace lo mismo que esto: {what}. {cells:one=Esta|many=Estas|other=Estas} {cells} {cells:one=celda no permite|many=de celdas no permiten|other=celdas no permiten} saber: {names}.",
  "check.slipped": "Salvo en un punto del registro, tu programa hace exactamente esto: {what}.",
  "check.slippedMany":
    "Salvo en un punto del registro, muchas búsquedas expanden estas {cells} celdas: cuál es la tuya, no lo dicen.",
  "check.slip":
    "El punto: {slip}. Si el registro se copió por partes o a mano, puede que sea solo eso; si no, tu programa hizo ahí otra cosa.",
  "check.slip.left-out": "falta {cell} antes del paso {step}",
  "check.slip.repeated": "el paso {step} repite {cell}",
  "check.slip.swapped": "los pasos {step} y {other} están intercambiados",
  "check.slip.in": "en el registro {run}, {slip}",
  "check.undecided": "El registro no permite saber: {names}.",
  "check.exactMany":
    "Muchas búsquedas expanden {cells:one=esta|many=estas|other=estas} {cells} {cells:one=celda|many=de celdas|other=celdas}: no permiten saber cuál es la tuya. Pruébalo en una cuadrícula donde la búsqueda expanda más celdas.",
  "check.pathMany":
    "Muchas búsquedas encuentran este camino de {cells} {cells:one=celda|many=de celdas|other=celdas}: no dice cuál es la tuya.",
  "check.samePath": "Tu camino es el que encuentra esto: {what}.",
  "check.pathOnly":
    "Un camino por sí solo dice poco: otros ajustes pueden encontrar el mismo. Haz que tu programa imprima también las celdas que expande.",
  "check.bugs": "Tu programa tiene {count} {count:one=error|many=de errores|other=errores}: {bugs}.",
  "check.besides": "Aparte de eso hace esto: {what}.",
  "check.upTo": "Hasta el paso {step} tu programa hace esto: {what}. A partir de ahí se aparta.",
  "check.upToMany":
    "Hasta el paso {step} encaja con muchas búsquedas, así que esos pasos no dicen cuál es la tuya. Después ninguna conocida aquí sigue como la tuya.",
  "check.upToOpen":
    "Hasta el paso {step}, y por lo que dicen esos pasos, tu programa hace lo mismo que esto: {what}. A partir de ahí se aparta.",
  "check.unlike":
    "Ningún A* que se conozca aquí expande estas celdas en este orden. ¿Es el registro de esta cuadrícula? ¿Es cada línea una celda en el momento en que se saca de la lista abierta?",
  "check.numberOnly":
    "Las celdas en sí se expanden como en una búsqueda conocida aquí. Revisa otra vez cuando los números estén bien.",
  "check.broken":
    "La revisión ha fallado con este registro. Es un error de Starstep, no de tu programa. La consola del navegador tiene los detalles.",
  "check.few":
    "{steps} {steps:one=celda expandida es muy poco|many=de celdas expandidas son muy pocas|other=celdas expandidas son muy pocas} para saber qué hace tu programa.",
  "check.few.board": "Pruébalo en una cuadrícula donde la búsqueda expanda más celdas.",
  "check.otherPath":
    "Pero el camino que da tu programa no es el que encuentra esta búsqueda. Mira cómo se asignan los padres y cómo se siguen hacia atrás.",
  "check.order.any":
    "Las celdas con igual {letters} se expanden en un orden que no da ninguna regla conocida aquí. Está permitido, pero otro programa expande otras celdas.",
  "check.ended": "El registro termina en el paso {steps}, antes que la búsqueda.",
  "check.stopsEarly":
    "El registro termina en el paso {steps}, antes que la búsqueda: la meta no se ha expandido, aunque hay un camino hasta ella, que cuesta {shortest}. Si tu programa también termina ahí, se rinde demasiado pronto.",
  "check.skipped":
    "{skipped:one=Se omitió|many=Se omitieron|other=Se omitieron} {skipped} {skipped:one=entrada obsoleta|many=de entradas obsoletas|other=entradas obsoletas}: una celda que recibe una g mejor se pone otra vez en la lista, y su entrada anterior sale más tarde, cuando la celda ya está cerrada (borrado diferido). No es un error.",
  "check.omitsGoal": "El registro omite la meta, que viene a continuación. No es un error.",
  "check.omitsStart": "El registro omite el inicio y sigue como si se hubiera expandido. No es un error.",
  "check.separator": ", ",
  "check.h.zero": "h siempre 0",
  "check.moves.never": "4 vecinas",
  "check.moves.no-corner-cutting": "8 vecinas, sin cortar esquinas",
  "check.moves.at-most-one-obstacle": "8 vecinas, cortando esquinas salvo entre dos muros",
  "check.moves.always": "8 vecinas, cortando esquinas",
  "check.costs.10-14": "los movimientos cuestan 10 y 14",
  "check.costs.sqrt2": "los movimientos cuestan 1 y √2",
  "check.costs.10-10": "un movimiento diagonal cuesta lo mismo que uno recto",
  "check.costs.own": "un movimiento diagonal cuesta {cost} veces uno recto",
  "check.costs.ownOfH": "{cost} veces en h",
  "check.weight": "f = g + {weight} · h",
  "check.weight.odd": "f = g + h por un factor propio",
  "check.ties.low-h": "con igual f, primero la menor h",
  "check.ties.high-h": "con igual f, primero la mayor h",
  "check.letters.both": "f y h",
  "check.equals.opened": "con igual {letters}, por orden de apertura",
  "check.equals.newest": "con igual {letters}, primero la última abierta",
  "check.equals.opened-renewed": "con igual {letters}, por orden de apertura, y una g mejor cuenta como apertura",
  "check.equals.newest-renewed": "con igual {letters}, primero la última abierta o mejorada",
  "check.equals.xy": "con igual {letters}, por orden de coordenadas",
  "check.equals.yx": "con igual {letters}, por la segunda coordenada y luego la primera",
  "check.equals.any": "con igual {letters}, en un orden que no da ninguna regla",
  "check.equals.heap": "con igual {letters}, como las da un montículo",
  "check.equals.rounding": "lo que en el papel es igual, como lo deja el redondeo",
  "check.neighbors": "vecinas: {choice}",
  "check.neighborsAs": "vecinas en el orden {order}",
  "check.improveOpen": "las celdas abiertas nunca mejoran",
  "check.decreaseKey": "las entradas mejoradas no suben en el montículo",
  "check.swapEqual": "el montículo intercambia entradas iguales",
  "check.reopenClosed": "las celdas cerradas se reabren",
  "check.stopWhen": "termina al abrir la meta",
  "check.penalties": "sin contar las penalizaciones",
  "check.always": "Con estos ajustes cada camino encontrado es uno de los más baratos; este cuesta {cost}.",
  "check.alwaysOwn":
    "Con estos ajustes cada camino encontrado es uno de los más baratos, según lo que cuestan los movimientos en tu programa.",
  "check.alwaysSoFar":
    "Con estos ajustes cada camino encontrado es uno de los más baratos; aquí el más barato cuesta {cost}.",
  "check.alwaysNone":
    "Con estos ajustes se encuentra uno de los caminos más baratos donde haya alguno. Aquí no hay ninguno.",
  "check.longer": "Por eso los caminos pueden costar más que el más barato: aquí, {cost} en vez de {shortest}.",
  "check.notHere": "Con estos ajustes nada garantiza un camino de costo mínimo, aunque este lo es: {cost}.",
  "check.noPromise": "Con estos ajustes nada garantiza un camino de costo mínimo.",
  "check.noH":
    "Así que h no influye. Si querías A*: ¿ordenas por f? Un comparador debe devolver un número, no verdadero o falso; y la lista debe ordenarse de nuevo cada vez.",
  "check.noH.light": "Así que h apenas influye: f es casi solo g. Si querías A*: ¿está h en la misma unidad que g?",
  "check.noH.unit": "Así que h apenas influye. Multiplícala por lo que cuesta un movimiento recto.",
  "check.openPromise":
    "El registro no permite saber si los caminos son siempre de costo mínimo: varios ajustes lo explican igual de bien, y no todos lo garantizan.",
  "check.openHere": "Aquí el camino es uno de los más baratos: {cost}.",
  "check.missed": "Aquí no encuentra ningún camino, aunque hay uno que cuesta {shortest}.",
  "check.textbook.improveOpen": "En la versión del libro, una celda abierta adopta una g mejor.",
  "check.textbook.stopWhen": "En la versión del libro, la búsqueda termina cuando se expande la meta.",
  "check.textbook.decreaseKey": "En la versión del libro, una entrada sube en el montículo cuando mejora su g.",
  "check.textbook.heuristic":
    "{name}: puede ser más de lo que falta de verdad, así que no es admisible. En la versión del libro h lo es.",
  "check.textbook.weight": "En la versión del libro h no se multiplica: el peso es 1.",
  "check.textbook.algorithm.greedy": "La versión del libro de A* suma g; la búsqueda voraz solo mira h.",
  "check.textbook.algorithm.breadth-first":
    "La búsqueda en anchura cuenta movimientos, no lo que cuestan. A* suma los costos.",
  "check.textbook.cost": "Con eso, el camino aquí cuesta {cost}.",
  "check.step.notSmallest":
    "Paso {step}: expandiste {cell}, {letter} {f}; {other} estaba abierta con {letter} {otherF}.",
  "check.step.tie":
    "Paso {step}: expandiste {cell}, {letter} {f}; {other} estaba abierta con la misma {letter}, y según la regla seguida hasta ahí va antes.",
  "check.step.tieOfH":
    "Paso {step}: expandiste {cell}, f {f} y h {h}; {other} estaba abierta con la misma f y h {otherH}, así que según esta regla va antes.",
  "check.step.untouched": "Paso {step}: expandiste {cell}, que no se había abierto; la siguiente era {other}.",
  "check.step.closed": "Paso {step}: expandiste {cell} otra vez, después del paso {before}; la siguiente era {other}.",
  "check.step.wall": "Paso {step}: expandiste {cell}, que es un muro en esta cuadrícula.",
  "check.step.outside": "Paso {step}: expandiste {cell}, que no está en esta cuadrícula.",
  "check.step.over": "Paso {step}: expandiste {cell}, aunque la búsqueda había terminado.",
  "check.step.other": "Paso {step}: expandiste {cell}; la siguiente era {other}.",
  "check.pathUpTo": "Hasta su celda {step}, tu camino es el que encuentra esto: {what}.",
  "check.pathUpToMany": "Hasta su celda {step}, muchas búsquedas encuentran tu camino.",
  "check.path.wall": "La celda {step} de tu camino, {cell}, es un muro en esta cuadrícula.",
  "check.path.outside": "La celda {step} de tu camino, {cell}, no está en esta cuadrícula.",
  "check.path.other": "La celda {step} de tu camino es {cell}; se esperaba {other}.",
  "check.path.longer": "Tu camino sigue hasta {cell}, aunque ya está en la meta.",
  "check.order.rounding":
    "Algunas f que en el papel son iguales difieren en el último dígito binario, en unos 10⁻¹⁵, porque √2 se redondea. Así, la aritmética del ordenador decide cuál va primero. No es un error; con costos enteros, como 10 y 14, no ocurre.",
  "check.order.heap":
    "Cuál de varias celdas con igual {letters} va primero lo decide el montículo: intercambia entradas iguales, como las ordenaciones que no son estables. Está permitido, pero otro programa expande otras celdas.",
  "check.mistake.start": "Cada h de tu programa es la distancia desde el inicio; debería ser la distancia a la meta.",
  "check.mistake.swapped":
    "Cada h de tu programa es la distancia a una meta con las dos coordenadas intercambiadas: h confunde x con y.",
  "check.mistake.parent":
    "Cada h de tu programa es la de una vecina expandida antes, no la de la propia celda: parece que h se calcula para el padre.",
  "check.mistake.signed":
    "En cada h de tu programa una diferencia de coordenadas conserva su signo: falta el valor absoluto.",
  "check.mistake.one-axis": "Cada h de tu programa cuenta solo lo que falta en un eje; falta el otro.",
  "check.mistake.squared": "Cada h de tu programa es el cuadrado de la distancia: falta la raíz.",
  "check.mistake.root":
    "Cada h de tu programa es la raíz de la suma de columnas y filas: hay que elevarlas al cuadrado bajo la raíz.",
  "check.mistake.halved": "Cada h de tu programa es la mitad de la distancia, truncada a un número entero.",
  "check.mistake.unscaled":
    "h cuenta {times} por celda, pero un movimiento recto suma {straight} a g: h está en otra unidad, y es diez veces menor de lo que debe.",
  "check.mistake.scaled":
    "h cuenta {times} por celda, pero un movimiento recto suma {straight} a g: h está en otra unidad, y es diez veces mayor de lo que debe.",
  "check.mistake.diagonal": "Cada movimiento diagonal que se puede ver suma {added} a g; debería sumar {cost}.",
  "check.number.h": "Paso {step}: tu programa tiene h {said} para {cell}. Ahí las heurísticas dan: {gives}.",
  "check.number.gives": "{what} {h}",
  "check.number.every": "Paso {step}: tu programa tiene h {said} para {cell}; ahí todas las heurísticas dan {right}.",
  "check.number.unit": "Paso {step}: tu programa tiene h {said} para {cell}; en la unidad de g es {right}.",
  "check.number.g":
    "Paso {step}: tu programa tiene g {said} para {cell}. Por {by} eso suma {said} − {g} = {added}, pero {kind}.",
  "check.number.none":
    "Paso {step}: tu programa tiene g {said} para {cell}, que no da ninguna vecina expandida antes: por {by} sería {g} más el movimiento, {sum}.",
  "check.number.straight": "un movimiento recto cuesta {cost}",
  "check.number.diagonal": "un movimiento diagonal cuesta {cost}",
  "check.number.penalty": "este movimiento cuesta {cost} con la penalización",
  "check.number.f": "Paso {step}: tu programa tiene f {said} para {cell}, pero g + h es {g} + {h} = {sum}.",
  "check.number.is": "Paso {step}: la {letter} de {cell} debería ser {right}; tu programa tiene {said}.",
  "check.frame.swapped": "Tus coordenadas se leyeron como (fila, columna).",
  "check.frame.up": "Tu y se leyó contada hacia arriba.",
  "check.frame.origin": "Tus coordenadas se leyeron empezando por {cell} en la esquina.",
  "check.others": "Otras explicaciones",
  "check.other.alike": "Explica igual de bien {agrees} {agrees:one=paso|many=de pasos|other=pasos}: {what}.",
  "check.other.less": "Explica {agrees} {agrees:one=paso|many=de pasos|other=pasos}: {what}.",
  "check.beside": "Reproducir junto a la búsqueda de Starstep",
  "check.besideTitle": "Tu programa",
  "check.use": "Usar esta cuadrícula y estas opciones",
  "check.used": "La cuadrícula y las opciones están puestas. Deshacer recupera lo que había.",
  "check.bug.cost": "el camino cuesta {cost} en vez de {right}",
  "check.bug.costSame": "el camino cuesta {cost}, igual que sin el error",
  "check.bug.noPath": "no se encuentra ningún camino, aunque hay uno que cuesta {right}",
  "check.bug.steps":
    "{steps:one=se expande|many=se expanden|other=se expanden} {steps} {steps:one=celda|many=de celdas|other=celdas} en vez de {right}",
  "check.bug.stepsSame": "se expanden tantas celdas como sin el error: {steps}",
  "check.bug.both": "{one}, y {other}",
  "check.bug.here": "En esta cuadrícula {what}.",
  "check.bug.wrong": "Como está",
  "check.bug.right": "Como debe ser",

  "check.refute": "Buscar una cuadrícula pequeña que lo muestre",
  "check.refuting": "Probando cuadrículas pequeñas…",
  "check.refuted": "Una cuadrícula pequeña que lo muestra",
  "check.refuted.dearer": "Aquí su camino cuesta {cost}; el más barato cuesta {optimum}.",
  "check.refuted.none": "Aquí no encuentra ningún camino. Hay uno, que cuesta {optimum}.",
  "check.refuted.forbidden":
    "Aquí devuelve un camino que no se puede recorrer. El más barato que sí se puede cuesta {optimum}.",
  "check.refuted.endless":
    "Aquí se detuvo tras {rounds} vueltas de sus bucles, sin camino. El más barato cuesta {optimum}.",
  "check.refuted.outside": "Aquí mira una celda fuera de la cuadrícula. El camino más barato cuesta {optimum}.",
  "check.refuted.doubtful": "Que lo haga depende del orden en que expande las celdas iguales.",
  "check.unrefuted":
    "No se encontró ninguna: en {count} cuadrículas de hasta {width} × {height} celdas su camino fue siempre uno de los más baratos.",

  "check.apartButton": "Crear una cuadrícula que distinga las explicaciones",
  "check.apartTitle": "Una cuadrícula que distingue las explicaciones",
  "check.told": "Ejecuta tu programa en esta cuadrícula de {width} × {height} celdas y pega abajo lo que imprime.",
  "check.untold":
    "Se ejecutaron {ran} explicaciones de tu registro en {count} cuadrículas pequeñas, y todas hicieron lo mismo.",
  "check.printed": "Lo que tu programa imprime en esta cuadrícula",
  "check.together": "De {count} registros juntos, con los costos y las cantidades de la primera cuadrícula:",
  "check.apart": "Ninguna explicación de todos estos registros es lo bastante segura para decirla.",
  "check.apartAt":
    "La mejor se aparta en el paso {step} del registro {run}. ¿Ha cambiado el programa entretanto? Si no, el registro de una cuadrícula mayor dice más.",
};
