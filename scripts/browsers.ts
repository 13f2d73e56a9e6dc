/*
 * Checks the scripts and the stylesheets that the console's build emitted against the browsers that are supported: syntax
 * by the compiler's tables, CSS by the data of caniuse.com.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildConsole } from './lib/buildConsole.js';
import { hasNewerSyntax, missingInStyles } from './lib/browserSupport.js';
import { buildTargets } from './vite/browsers.js';

const assets = join(buildConsole(), 'assets');
const files = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
const wrong = files.flatMap((name) => {
  const text = readFileSync(join(assets, name), 'utf8');
  if (name.endsWith('.css')) return missingInStyles(text).map((missing) => `${name}: ${missing}`);
  return hasNewerSyntax(text) ? [`${name}: newer syntax than ${buildTargets.join(', ')}`] : [];
});
console.log([...wrong, `${files.length} files for ${buildTargets.join(', ')}, ${wrong.length} findings`].join('\n'));
process.exitCode = wrong.length > 0 ? 1 : 0;
