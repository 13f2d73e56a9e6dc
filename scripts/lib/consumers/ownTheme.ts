import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ConsumerBrowser } from './browser.js';
import type { Check } from './checks.js';
import { withInstalled } from './installed.js';
import { buildPage } from './looks.js';
import { fromReadme } from './project.js';
import { workPortal } from './portal.js';

/** A portal with what is put first, and with the code that the command says a page needs. */
const portal = (first: string, inPage: string): string => `
${first}
${inPage.replace("'light'", "new URLSearchParams(location.search).get('mode') === 'dark' ? 'dark' : 'light'")}
import { createRoot } from 'react-dom/client';
import { Portal } from './portal.js';

createRoot(document.querySelector('#root')!).render(<Portal />);
`;

/** Makes the theme in a folder. Returns the code that the command says a page needs. */
function makeTheme(folder: string, ...options: readonly string[]): string {
  const args = ['livery-theme', 'new', 'acme', '--primary', '#7c3aed', ...options];
  const said = execFileSync('npx', args, { cwd: folder, encoding: 'utf8' });
  const [, code] = /In your page:\n([^]*)/.exec(said) ?? [];
  if (code === undefined) throw new Error(`The command says no code for the page:\n${said}`);
  return code;
}

/** What is wrong with the faces and the sizes of a page that wears the theme of `makeTheme` with faces of its own. */
async function wrongText(page: Page): Promise<string[]> {
  const texts = await page.evaluate(async () => {
    const styleOf = (selector: string) => {
      const { fontFamily, fontSize } = getComputedStyle(document.querySelector(selector) ?? document.documentElement);
      return `${fontSize} ${fontFamily}`;
    };
    return {
      body: styleOf('body'),
      button: styleOf('button'),
      headingFaces: (await document.fonts.load("600 16px 'Sora Variable'")).length,
    };
  });
  return [
    ...(['body', 'button'] as const).flatMap((part) =>
      /^(?:15|14\.99\d*|15\.0\d*)px Georgia/.test(texts[part]) ? [] : [`the text of the ${part} is ${texts[part]}`],
    ),
    ...(texts.headingFaces > 0 ? [] : ['the face of headings is not in the page']),
  ];
}

interface Tokens {
  color: Record<string, { $value: { hex: string } }>;
}

/** A color as the browser gives that of an element. */
const asComputed = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

export const ownTheme = (browser: ConsumerBrowser): Check => [
  'a twenty-first theme, made by `npx livery-theme`, is worn by the portal in both modes, which works in it',
  () =>
    withInstalled('own theme', { copied: { 'portal.tsx': 'portal.tsx' } }, async (folder) => {
      const plain = makeTheme(folder);
      writeFileSync(join(folder, 'main.tsx'), portal("import '@livery/ui/base.css';", plain));
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
      // With the rule of the README in the place of base.css.
      const worded = makeTheme(folder, '--heading', 'sora', '--body', 'Georgia, serif', '--text-size', '15');
      writeFileSync(join(folder, 'page.css'), fromReadme(/```css\n(body \{[^`]*)```/));
      writeFileSync(join(folder, 'worded.tsx'), portal("import './page.css';", worded));
      const page = await buildPage(folder, 'worded', '<div id="root"></div>', 'worded.tsx');
      await browser.open(page, { path: 'worded.html' }, async ({ page: opened, complaints }) => {
        await opened.getByRole('button', { name: 'Actions' }).waitFor();
        found.push(...(await wrongText(opened)), ...complaints);
      });
      return found;
    }),
];
