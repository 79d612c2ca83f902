import "starstep/star-step.js";
