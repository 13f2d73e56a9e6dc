import type { ConsumerBrowser } from './browser.js';
import type { Check } from './checks.js';
import { bootstrap } from './bootstrap.js';
import { jsdom } from './jsdom.js';
import { next } from './next.js';
import { ownTheme } from './ownTheme.js';
import { reactEighteen } from './reactEighteen.js';
import { leastTypeScript } from './leastTypeScript.js';
import { tailwind } from './tailwind.js';

/** Projects that install the packed library from the package registry, with what they have beside it. */
export const slowChecks = (browser: ConsumerBrowser): Check[] => [
  reactEighteen(browser),
  bootstrap(browser),
  tailwind(browser),
  ownTheme(browser),
  jsdom(),
  next(browser),
  leastTypeScript(),
];
