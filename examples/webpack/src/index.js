import "starstep/star-step.js";
import load, { Solver } from "starstep";

await load();
const solver = Solver.fromMap("height 1\nwidth 4\nmap\ns..g\n");
const cost = /** @type {HTMLElement} */ (document.querySelector("#cost"));
cost.textContent = `The engine alone finds a path that costs ${solver.findPath()?.cost}.`;
solver.free();
