import DefaultTheme from "vitepress/theme";

export default {
  extends: DefaultTheme,
  enhanceApp() {
    // Elements are made in browsers only; pages are also rendered where there is none.
    if (!import.meta.env.SSR) import("starstep/star-step.js");
  },
};
