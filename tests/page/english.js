// All of English: also the texts that come with what the page loads later.

import { readdirSync } from "node:fs";

const folder = new URL("../../www/i18n/", import.meta.url);
for (const name of readdirSync(folder)) if (name.startsWith("en-")) await import(new URL(name, folder).href);
