/** The text of star-step.css, which the bundler puts in, so that the element is one file; not there without a bundler. */
declare const STARSTEP_STYLES: string | undefined;
