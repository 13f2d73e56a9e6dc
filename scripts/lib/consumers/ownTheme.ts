import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsumerBrowser } from './browser.js';
import type { Check } from './checks.js';
import { withInstalled } from './installed.js';
import { buildPage } from './looks.js';
import { workPortal } from './portal.js';

const main = `
import '@livery/ui/base.css';
import './acme.theme.css';
import { applyTheme } from '@livery/ui/themes';
import { createRoot } from 'react-dom/client';
import { Portal } from './portal.js';

await applyTheme('acme', new URLSearchParams(location.search).get('mode') === 'dark' ? 'dark' : 'light');
createRoot(document.querySelector('#root')!).render(<Portal />);
`;

interface Tokens {
  color: Record<string, { $value: { hex: string } }>;
}

/** A color as the browser gives that of an element. */
const asComputed = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

export const ownTheme = (browser: ConsumerBrowser): Check => [
  'a twenty-first theme, made by `npx livery-theme`, is worn by the portal in both modes, which works in it',
  () =>
    withInstalled(
      'own theme',
      { copied: { 'portal.tsx': 'portal.tsx' }, files: { 'main.tsx': main } },
      async (folder) => {
        execFileSync('npx', ['livery-theme', 'new', 'acme', '--primary', '#7c3aed'], { cwd: folder, stdio: 'pipe' });
        const built = await buildPage(folder, 'portal', '<div id="root"></div>', 'main.tsx');
        const found: string[] = [];
        for (const mode of ['light', 'dark']) {
          const { color } = JSON.parse(readFileSync(join(folder, `acme.${mode}.tokens.json`), 'utf8')) as Tokens;
          await browser.open(built, { path: `portal.html?mode=${mode}` }, async ({ page, complaints }) => {
            const colorOf = (selector: string, property: string): Promise<string> =>
              page
                .locator(selector)
                .first()
                .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
            const worn = {
              canvas: await colorOf('body', 'background-color'),
              text: await colorOf('body', 'color'),
              primary: await colorOf('input:checked', 'background-color'),
            };
            for (const [name, value] of Object.entries(worn)) {
              const expected = asComputed(color[name]?.$value.hex ?? '');
              if (value !== expected) found.push(`${name} is ${value} in ${mode} mode, not ${expected}`);
            }
            found.push(...(await workPortal(page)), ...complaints);
          });
        }
        return found;
      },
    ),
];
