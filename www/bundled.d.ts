/** The text of the sheets that styles/star-step.css lists, which the bundler puts in, so that the element is one file; not there without a bundler. */
declare const STARSTEP_STYLES: string | undefined;
/** The same for styles/lesson.css, whose text is loaded with the first scenario. */
declare const STARSTEP_LESSON_STYLES: string | undefined;
/** The same for the sheets of the tabs Why and Open list, whose texts are loaded with what they hold. */
declare const STARSTEP_WHY_STYLES: string | undefined;
declare const STARSTEP_OPEN_LIST_STYLES: string | undefined;
/** The same for the sheet of the ladder. */
declare const STARSTEP_LADDER_STYLES: string | undefined;
/** The same for runs that are compared. */
declare const STARSTEP_COMPARE_STYLES: string | undefined;
/** The files of the page that it needs without a network with the hash of each, as `integrity` has it, and a version that changes with any of them; for sw.js only. */
declare const STARSTEP_FILES: Record<string, string>;
declare const STARSTEP_VERSION: string;
/** The name of the service worker's file beside the built page; there is none without a bundler. */
declare const STARSTEP_WORKER: string | undefined;
/** True in bundles that have no lean engine: of the npm package, and of workers. */
declare const STARSTEP_FULL: true | undefined;
