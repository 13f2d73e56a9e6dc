/* Takes the pictures of the README anew: the built console on the demo scenario. */
import { join } from 'node:path';
import { buildConsole } from './lib/buildConsole.js';
import { root } from './lib/stage.js';
import { withConsole } from './lib/visits.js';

const viewport = { width: 1440, height: 900 };

const pictures = [
  { file: 'dashboard-light.png', path: '/app/', mode: 'light' },
  { file: 'network-dark.png', path: '/app/network/view?theme=aurora', mode: 'dark' },
] as const;

buildConsole();
await withConsole(async (browser, origin) => {
  for (const { file, path, mode } of pictures) {
    const context = await browser.newContext({ viewport, colorScheme: mode, reducedMotion: 'reduce' });
    await context.addInitScript(() => localStorage.setItem('livery.apiKey', JSON.stringify('demo')));
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(root, 'docs', file) });
    await context.close();
  }
});
process.exit(0);
