/*
 * npm run bench: the lists of the console, then the library. `npm run bench -- library` is one of them; what follows the
 * name is the measured part's own. `npm run bench:server` is apart, as it needs nginx.
 */
import { argv } from 'node:process';

const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  lists: () => import('./bench/lists.js'),
  library: () => import('./bench/library.js'),
  server: () => import('./bench/server.js'),
};

const [requested] = argv.slice(2);
for (const name of requested === undefined ? ['lists', 'library'] : [requested]) {
  const part = parts[name];
  if (!part) throw new Error(`There is no bench "${name}": ${Object.keys(parts).join(', ')}.`);
  await part();
}
