import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryDist } from '../buildLibrary.js';
import { root } from '../stage.js';
import type { ConsumerBrowser } from './browser.js';
import type { Check } from './checks.js';
import { workForm } from './hookForm.js';
import {
  buildPage,
  buildShadowLooks,
  changedLooks,
  changesBy,
  cleanHead,
  layered,
  looksOf,
  looksWith,
  settle,
  writeExamples,
} from './looks.js';
import { workOverlays } from './overlays.js';
import { workPortal } from './portal.js';
import { fromReadme } from './project.js';
import { installSecondVersion } from './secondVersion.js';
import { workShadow } from './shadow.js';

/** The hash that the README gives for the one style element. */
const hashInReadme = (): string => fromReadme(/('sha256-[^']+')/);

const versionsPage = `
for (const name of new URLSearchParams(location.search).get('versions').split(',')) {
  const { show } = await (name === 'next' ? import('./next.js') : import('./present.js'));
  show(document.querySelector('#' + name));
}
`;

/**
 * Pages that need nothing installed but the library: of one project, each built once and opened in one browser.
 */
export function quickChecks(folder: string, browser: ConsumerBrowser): Check[] {
  let portal: Promise<string> | undefined;
  const builtPortal = () => (portal ??= buildPage(folder, 'portal', '<div id="root"></div>', 'main.tsx'));
  return [
    [
      'a bare Vite application works in a browser, by the drivers for Playwright, and its console is silent',
      async () => [
        ...(await browser.open(await builtPortal(), { path: 'portal.html' }, async ({ page, complaints }) => [
          ...(await workPortal(page)),
          ...complaints,
        ])),
        ...(await browser.open(await builtPortal(), { path: 'portal.html?overlays' }, async ({ page, complaints }) => [
          ...(await workOverlays(page)),
          ...complaints,
        ])),
      ],
    ],
    [
      "under `default-src 'self'` all of it works, and only the one style element of the README is refused",
      async () =>
        browser.open(
          await builtPortal(),
          { path: 'portal.html', headers: { 'content-security-policy': "default-src 'self'" } },
          async ({ page, complaints }) => {
            const wrong = await workPortal(page);
            const hash = hashInReadme();
            const others = complaints.filter((complaint) => !complaint.includes(hash));
            return [...wrong, ...others, ...(complaints.length > 1 ? [`${complaints.length} complaints`] : [])];
          },
        ),
    ],
    [
      "under `default-src 'self'` with the README's hash nothing is refused",
      async () =>
        browser.open(
          await builtPortal(),
          {
            path: 'portal.html',
            headers: { 'content-security-policy': `default-src 'self'; style-src 'self' ${hashInReadme()}` },
          },
          async ({ page, complaints }) => [...(await workPortal(page)), ...complaints],
        ),
    ],
    [
      "a rude sheet in `@layer legacy` below the components' changes the look of none",
      async () => {
        const sheet = readFileSync(join(root, 'scripts/consumer/hostile/rude.css'), 'utf8');
        const files = { 'rude.css': sheet };
        return changesBy(folder, browser, {
          plain: '<link rel="stylesheet" href="/rude.css">',
          recipe: layered('rude.css'),
          files,
        });
      },
    ],
    [
      'in a shadow root everything opens, is worked and closes as in a page, and its console is silent',
      async () => {
        const frame = '<div id="frame" style="position: fixed; inset: 40px 0 0; overflow: auto"><x-portal id="root">';
        const [, styles = '-'] =
          /const text = `([^`]*)`/.exec(readFileSync(join(folder, 'mountInShadow.ts'), 'utf8')) ?? [];
        const isInReadme = readFileSync(join(libraryDist, 'README.md'), 'utf8').includes(styles);
        const built = await buildPage(folder, 'shadow', `${frame}</x-portal></div>`, 'shadow.tsx');
        return browser.open(built, { path: 'shadow.html' }, async ({ page, complaints }) => [
          ...(await workShadow(page)),
          ...(isInReadme ? [] : ['the README has other styles for what is around the application']),
          ...complaints,
        ]);
      },
    ],
    [
      'in a shadow root each looks as in a page, whatever the page around it says',
      async () => {
        const sheets = ['rude.css', 'inherited.css'];
        const files = Object.fromEntries(
          sheets.map((sheet) => [sheet, readFileSync(join(root, 'scripts/consumer/hostile', sheet), 'utf8')]),
        );
        const links = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('');
        const sent = { path: 'shadowLooks.html', head: `${links}<style>body { margin: 16px }</style>`, files };
        const looks = await browser.open(await buildShadowLooks(folder), sent, async ({ page }) => {
          await settle(page);
          return looksOf(page);
        });
        return changedLooks(await looksWith(folder, browser, cleanHead), looks);
      },
    ],
    [
      'a form of react-hook-form works with the binding of the README',
      async () => {
        const binding = readFileSync(join(folder, 'FormField.tsx'), 'utf8');
        const built = await buildPage(folder, 'form', '<div id="root"></div>', 'hookForm.tsx');
        return browser.open(built, { path: 'form.html' }, async ({ page, complaints }) => [
          ...(fromReadme(/```tsx\n([^`]*useController[^`]*)```/) === binding ? [] : ['the README has another binding']),
          ...(await workForm(page)),
          ...complaints,
        ]);
      },
    ],
    [
      'beside a second version of itself each looks as it does alone, whichever comes first',
      async () => {
        installSecondVersion(folder);
        writeExamples(folder, '@livery/ui', 'present');
        writeExamples(folder, 'livery-ui-next', 'next');
        writeFileSync(join(folder, 'versions.tsx'), versionsPage);
        const body = '<main id="present"></main><main id="next"></main>';
        const built = await buildPage(folder, 'versions', body, 'versions.tsx');
        const alone = (name: string) =>
          browser.open(built, { path: `versions.html?versions=${name}`, head: cleanHead }, async ({ page }) => {
            await settle(page, `#${name}`);
            return looksOf(page, `#${name}`);
          });
        const present = await alone('present');
        const next = await alone('next');
        const together = (order: string) =>
          browser.open(built, { path: `versions.html?versions=${order}`, head: cleanHead }, async ({ page }) => {
            const complaints: string[] = [];
            for (const [name, looks] of Object.entries({ present, next })) {
              await settle(page, `#${name}`);
              const changes = changedLooks(looks, await looksOf(page, `#${name}`));
              complaints.push(...changes.map((change) => `${change} of ${name}, loaded as ${order}`));
            }
            return complaints;
          });
        return [
          ...(changedLooks(present, next).some((change) => change.startsWith('Button:'))
            ? []
            : ['the second version has the same buttons, which proves nothing']),
          ...(await together('present,next')),
          ...(await together('next,present')),
        ];
      },
    ],
  ];
}
