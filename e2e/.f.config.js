import config from "./playwright.config.js";
export default { ...config, webServer: undefined, outputDir: "/tmp/f-results" };
