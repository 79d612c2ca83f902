// The test's own pages, in addition to what is served from dist/.

const page = (/** @type {string} */ body) =>
  `<!doctype html><html lang="en"><head><title>Article</title><link rel="stylesheet" href="/smoke/article.css"></head><body>${body}</body></html>`;
const ELEMENT = '<script type="module" src="/star-step.js"></script>';

export const PAGES = {
  "/article.html": page(
    `${ELEMENT}<star-step controls="basic" algorithm="dijkstra" map="height 2\nwidth 4\nmap\ns...\n...g"></star-step>`,
  ),
  "/colors.html": page(`${ELEMENT}<star-step controls="none" theme="light" algorithm="dijkstra"></star-step>`),
  "/searches.html": page('<script type="module" src="/smoke/searches.js"></script>'),
  "/frame.html": page(
    '<iframe class="starstep" sandbox="allow-scripts" src="/embed.html?lang=en"></iframe><script type="module" src="/listen.js"></script>',
  ),
};
