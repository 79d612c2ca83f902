/** The text of the sheets that styles/star-step.css lists, which the bundler puts in, so that the element is one file; not there without a bundler. */
declare const STARSTEP_STYLES: string | undefined;
/** The same for styles/lesson.css, whose text is loaded with the first scenario. */
declare const STARSTEP_LESSON_STYLES: string | undefined;
/** The same for the sheets of the tabs Why and Open list, whose texts are loaded with what they hold. */
declare const STARSTEP_WHY_TAB_STYLES: string | undefined;
declare const STARSTEP_OPEN_LIST_STYLES: string | undefined;
/** The same for the sheet of the ladder. */
declare const STARSTEP_LADDER_STYLES: string | undefined;
declare const STARSTEP_LAYERS_STYLES: string | undefined;
/** The same for runs that are compared. */
declare const STARSTEP_COMPARE_TAB_STYLES: string | undefined;
/** The same for what is open on demand, for the legend and the minimap, and for paper and full screen. */
declare const STARSTEP_BOARDS_STYLES: string | undefined;
declare const STARSTEP_ASKING_STYLES: string | undefined;
declare const STARSTEP_ELSEWHERE_STYLES: string | undefined;
declare const STARSTEP_LEGEND_CONTENT_STYLES: string | undefined;
/** The same for styles/course.css, whose text is loaded with what is seen at the step slider. */
declare const STARSTEP_COURSE_STYLES: string | undefined;
declare const STARSTEP_MANY_STYLES: string | undefined;
declare const STARSTEP_MEASURE_STYLES: string | undefined;
declare const STARSTEP_MINIMAP_STYLES: string | undefined;
declare const STARSTEP_MORE_STYLES: string | undefined;
declare const STARSTEP_PATH_CELLS_STYLES: string | undefined;
/** The same for a test that is taken, and for its answers. */
declare const STARSTEP_TEST_STYLES: string | undefined;
/** The same for the dialog in which an exercise is written. */
declare const STARSTEP_EXERCISE_STYLES: string | undefined;
/** The same for the words on buttons and what is opened to be read. */
declare const STARSTEP_SPOKEN_STYLES: string | undefined;
/** The same for what elements have in other people's pages only. */
declare const STARSTEP_EMBEDDING_STYLES: string | undefined;
/** The page of Starstep beside the built files, or an empty text if there is none; not there without a bundler. */
declare const STARSTEP_PAGE: string | undefined;
/** The files of the page that it needs without a network with the hash of each, as `integrity` has it, and a version that changes with any of them; for sw.js only. */
declare const STARSTEP_FILES: Record<string, string>;
/** Those of them that are kept once they were used. */
declare const STARSTEP_LATER: Record<string, string>;
declare const STARSTEP_VERSION: string;
/** The name of the service worker's file beside the built page; there is none without a bundler. */
declare const STARSTEP_WORKER: string | undefined;
/** True in bundles that have no lean engine: those of workers. */
declare const STARSTEP_FULL: true | undefined;
/** True in bundles that lie beside the files they fetch, wherever they are copied to: those of dist/. */
declare const STARSTEP_BESIDE: true | undefined;
