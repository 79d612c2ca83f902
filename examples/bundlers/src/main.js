import "starstep/star-step.js";
import { setBasePath } from "starstep/base.js";

setBasePath("starstep");
