import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsumerBrowser } from './browser.js';
import type { Check } from './checks.js';
import { withInstalled } from './installed.js';
import { changesBy, layered } from './looks.js';

/** Not seen, and said in the README: what is closed is not there at all, so that a search in the page does not open it. */
const hiddenByImportant = /^Accordion: display of <div> is none/;

export const bootstrap = (browser: ConsumerBrowser): Check => [
  'beside Bootstrap no component looks other than alone, where the page has it in a layer as the README says',
  () =>
    withInstalled('Bootstrap', {}, async (folder) => {
      const file = 'bootstrap.css';
      const changes = await changesBy(folder, browser, {
        plain: `<link rel="stylesheet" href="/${file}">`,
        recipe: layered(file),
        files: { [file]: readFileSync(join(folder, 'node_modules/bootstrap/dist/css', file), 'utf8') },
      });
      return changes.filter((change) => !hiddenByImportant.test(change));
    }),
];
