// Makes <star-step> known to the page and to TypeScript.
import "starstep/react";

import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import load, { type Options, Solver } from "starstep";
import { Board } from "./Board";

const MAP = "type octile\nheight 5\nwidth 9\nmap\n.........\n....@....\n.s..@..g.\n....@....\n.........\n";

/** What the engine says without any element. */
async function costWith(options: Partial<Options>): Promise<number | undefined> {
  await load();
  const solver = Solver.fromMap(MAP);
  // @ts-expect-error: there is no such option, and TypeScript knows.
  const wrong: Options["heuristic"] = "octal";
  void wrong;
  solver.configure(options);
  const cost = solver.findPath()?.cost;
  solver.free();
  return cost;
}

function App() {
  const [expanded, setExpanded] = useState<number>();
  const [cost, setCost] = useState<number>();
  useEffect(() => {
    costWith({ diagonal: "never" }).then(setCost);
  }, []);
  return (
    <main>
      <h1>Starstep in React</h1>
      <Board map={MAP} onDone={(detail) => setExpanded(detail.expanded)} />
      <p id="done">{expanded === undefined ? "Waiting." : `A* expanded ${expanded} cells.`}</p>
      <p id="cost">{cost === undefined ? "Loading." : `Without diagonal moves the path costs ${cost}.`}</p>
    </main>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
