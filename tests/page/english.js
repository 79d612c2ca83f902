// All of English: also the texts that come with what the page loads later.

import "../../www/core/i18n/en/every.js";
