// Spanish: a reader's own program in the dialog “Check my A*”, loaded with its editor.

/** @type {Record<keyof typeof import("../en/own-program.js").enOfOwnProgram, string>} */
export const ownProgram = {
  "own.above": "Se ejecuta en la cuadrícula de arriba.",
  "own.intro":
    "Recibe grid, start y goal. Se llama a una función con el nombre astar, find_path, search o solve; si no la hay, el programa simplemente se ejecuta. No tiene red ni nada de esta página.",
  "own.editor": "Tu programa",
  "own.beginWith": "Empezar con…",
  "own.working": "Un A* que funciona",
  "own.gaps": "El mismo con cuatro huecos",
  "own.given": "Lo que da la pregunta",
  "own.empty": "Nada",
  "own.replaced": "Deshacer (Ctrl+Z) recupera lo que había.",
  "own.order": "Qué son start y goal",
  "own.order.xy": "start y goal son x, y",
  "own.order.yx": "start y goal son fila, columna",
  "own.turned":
    "Atraviesa muros, como si x e y estuvieran intercambiadas. Si en tu programa {order}, elígelo arriba y ejecútalo otra vez.",
  "own.run": "Ejecutarlo",
  "own.keys": "Ctrl+Intro en el editor",
  "own.running": "En ejecución…",
  "own.noEnds": "Primero se tienen que conocer el inicio y la meta de la cuadrícula.",
  "own.seen":
    "{cells} {cells:one=celda expandida|many=de celdas expandidas|other=celdas expandidas}: {cells:one=se ve|many=se ven|other=se ven} donde la línea {line} {cells:one=la|many=las|other=las} retira de la lista abierta, con {call}.",
  "own.stale":
    "{stale} {stale:one=entrada|many=de entradas|other=entradas} de celdas ya expandidas, tras las que no creció ninguna lista, no {stale:one=cuenta|many=cuentan|other=cuentan}.",
  "own.printed": "El resultado es el de lo que imprimió tu programa.",
  "own.path": "Devuelve un camino de {cells} {cells:one=celda|many=de celdas|other=celdas}.",
  "own.nothing": "Devuelve que no hay camino.",
  "own.unread": "Lo que devuelve no se pudo leer como un camino.",
  "own.unseen":
    "No se puede ver qué celdas expande tu programa. Añade una línea como esta donde retira una celda de su lista abierta:",
  "own.noSearch":
    "No se ha visto ninguna búsqueda. Llama a tu función al final del programa, como en astar(grid, start, goal), o dale el nombre astar.",
  "own.hides":
    "La línea {line} tiene su propio {name}, que se usa en lugar del que se le da. Sin él, tu programa se ejecuta en la cuadrícula de arriba.",
  "own.error": "Línea {line}: {message}.",
  "own.failed": "Falla: {message}.",
  "own.import": "Línea {line}: aquí no se puede importar nada. Ponlo todo en un solo programa.",
  "own.endless": "Terminado a los {seconds} segundos: tu programa no llegó a su fin.",
  "own.lines": "Terminado: tu programa retiró o imprimió más de {most} celdas y líneas.",
  "own.memory": "Terminado: una lista tenía más de {most} entradas.",
  "own.refused":
    "El servidor de esta página no permite ejecutar programas (Content Security Policy). Ejecuta el tuyo en otro lugar y pega lo que imprime.",
  "own.missing": "No se puede cargar lo que ejecuta los programas. Inténtalo de nuevo cuando haya red.",
  "own.written": "Lenguaje del programa",
  "own.runPython": "Cargar Python ({size} MB) y ejecutarlo",
  "own.loading": "Cargando Python…",
  "own.unable": "Python no arranca en este navegador. Ejecuta tu programa en otro lugar y pega lo que imprime.",
  "own.library": "Aquí solo está lo que viene con Python, y no hay red.",
  "own.room": "Terminado: tu programa necesita más memoria que los 256 MB que tiene aquí.",
  "own.broken":
    "El propio Python llegó a su fin, como ocurre cuando las llamadas son demasiado profundas. La próxima ejecución empieza con uno nuevo.",
  "own.ran.before":
    "Antes de que la línea {line} retire la primera celda de la lista abierta: se ejecutan las líneas marcadas, tantas veces como se indica al lado.",
  "own.ran.step":
    "Paso {step}: la línea {line} retira una celda de la lista abierta. Hasta la siguiente se ejecutan las líneas marcadas, tantas veces como se indica al lado.",
  "own.ran.last":
    "Paso {step}: la línea {line} retira la última celda. Desde ahí hasta el final se ejecutan las líneas marcadas, tantas veces como se indica al lado.",
  "own.ran.stale":
    "Entre tanto retira {count} {count:one=entrada anterior|many=de entradas anteriores|other=entradas anteriores} de celdas que ya expandió.",
  "own.try": "Probarlo en {count} cuadrículas",
  "own.trying": "Probándolo…",
  "own.stopped": "Detenido.",
  "own.tried.title": "Una cuadrícula pequeña en la que falla",
  "own.tried.isRight":
    "Nada falla en {count} cuadrículas de hasta {width} × {height} celdas. En {paths} de ellas devuelve un camino, y ninguno es más caro de lo necesario.",
  "own.tried.isWrong": "Falla en {wrong} de {count} cuadrículas de hasta {width} × {height} celdas.",
  "own.tried.isEndless": "En la cuadrícula {count} no llegó a su fin en {seconds} segundos.",
  "own.tried.silent":
    "No se pudo leer ningún camino de lo que devuelve, así que solo se buscaron errores y ejecuciones sin fin: {count} {count:one=cuadrícula|many=de cuadrículas|other=cuadrículas}.",
  "own.tried.unread":
    "Lo que devolvió en {unread} {unread:one=cuadrícula|many=de cuadrículas|other=cuadrículas} no se pudo leer como camino y no se juzga.",
  "own.tried.reading": "Sus caminos se juzgan según esto: {moves}.",
  "own.tried.astray": "Aquí su camino no va del inicio a la meta. El más barato que lo hace cuesta {optimum}.",
  "own.tried.phantom": "Aquí devuelve un camino, y no hay ninguno.",
  "own.tried.error": "Aquí falla. {error}",
  "own.tried.endless": "Aquí no llega a su fin en un segundo.",
  "own.asked": "Comprobarlo en {count} {count:one=cuadrícula|many=de cuadrículas|other=cuadrículas}",
  "own.asked.open": "Escribir el programa",
  "own.asked.board": "En la cuadrícula de la lección",
  "own.asked.cost":
    "En {count} {count:one=cuadrícula|many=de cuadrículas|other=cuadrículas} de hasta {width} × {height} celdas devuelve un camino de costo mínimo, o ninguno donde no lo hay.",
  "own.asked.right":
    "En {count} {count:one=cuadrícula|many=de cuadrículas|other=cuadrículas} de hasta {width} × {height} celdas expande cada celda a su turno.",
  "own.asked.grid": "grid[y][x] es 1 en un muro y 0 en las demás celdas.",
  "own.asked.priced": "grid[y][x] es 255 en un muro y, en las demás celdas, la penalización de la celda.",
  "own.asked.penalties":
    "Un movimiento recto cuesta {straight}, y entrar en una celda, {penalty} más por cada unidad de su penalización.",
  "own.asked.by.cost":
    "Devuelve el camino como lista de celdas, del inicio a la meta, o nada si no lo hay. Cuentan estos movimientos: {what}.",
  "own.asked.by.order": "Se pide esta búsqueda: {what}.",
  "own.asked.inTurn": "Aquí expande cada celda a su turno.",
  "own.asked.cheapest": "Aquí su camino cuesta {cost}, y ninguno cuesta menos.",
  "own.asked.order": "Aquí no expande cada celda a su turno.",
  "own.asked.unseen": "Aquí no se ve qué celdas expande.",
  "own.asked.print":
    "No se ve qué celdas expande tu programa. Haz que imprima cada celda donde la retira de su lista abierta, como en «3 2».",
  "own.asked.unread":
    "Aquí no devuelve nada que se pueda leer como un camino: una lista de celdas del inicio a la meta.",
  "own.cure.draw":
    "Haz que falle: dibuja muros o mueve el inicio y la meta. La línea discontinua es el camino del programa.",
  "own.cure.fine": "En esta cuadrícula el error no se nota.",
  "own.cure.noPath": "Aquí no hay camino, y no encuentra ninguno.",
  "own.cure.large": "El programa se ejecuta en cuadrículas de hasta {count} celdas, y esta es mayor.",
  "own.cure.endless": "Aquí sigue sin fin: se detuvo.",
  "own.cure.error": "Aquí mira una celda fuera de la cuadrícula.",
  "own.cure.show": "Mostrarme una cuadrícula así",
  "own.cure.program": "El programa",
  "own.cure.name": "¿Qué tiene mal?",
  "own.cure.apart":
    "En la cuadrícula en la que falló, un programa con ese error expandiría {other} en el paso {step}; este expande {own}.",
  "own.cure.endsThere":
    "En la cuadrícula en la que falló, un programa con ese error terminaría tras {step} {step:one=expansión|many=de expansiones|other=expansiones}; este sigue.",
  "own.cure.goesOn":
    "En la cuadrícula en la que falló, este programa termina tras {step} {step:one=expansión|many=de expansiones|other=expansiones}; uno con ese error seguiría.",
  "own.cure.otherPath":
    "En la cuadrícula en la que falló, un programa con ese error expandiría las mismas celdas, pero el resultado sería otro.",
  "own.cure.same":
    "En la cuadrícula en la que falló, un programa con ese error haría lo mismo, pero no en otras: compara sus líneas.",
  "own.cure.other": "En la cuadrícula en la que falló, un programa con ese error haría otra cosa.",
  "own.cure.maybe":
    "En la cuadrícula en la que falló, un programa con ese error podría hacer lo mismo, pero no en otras: compara sus líneas.",
  "own.cure.board": "En la cuadrícula en la que falló",
  "own.cure.task": "Corrige el programa: cada uno de sus caminos debe ser de costo mínimo.",
  "own.cure.mend": "¿Qué cambio lo corrige?",
  "own.cure.editor": "Corregirlo en el editor",
  "own.cure.unfit":
    "No hay nada que corregir: en {count} {count:one=cuadrícula|many=de cuadrículas|other=cuadrículas} el error no se nota con estos ajustes, o con ellos los caminos no tienen por qué ser de costo mínimo.",
  "own.output": "Lo que imprimió: {count} {count:one=línea|many=de líneas|other=líneas}",
};
