// Says nothing of where the files are: the page tells readers and the console what is wrong.
import "starstep/star-step.js";
