import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { root } from '../stage.js';
import type { ConsumerBrowser } from './browser.js';
import { fromReadme } from './project.js';

/** The page that every sheet of somebody else is compared with: it says only how text is written, as the README has it, in a face of its own. */
export const cleanHead = `<style>
html, main, x-example { display: block; margin: 0; }
x-example { max-height: 500px; overflow: clip; }
body { margin: 16px; }
body, main, x-example { font: var(--livery-text-base) / var(--livery-line-base) Georgia, serif; color: var(--livery-color-text); background: var(--livery-color-canvas); }
</style>`;

/** A sheet in a layer below the components, as the README says. */
export const layered = (file: string): string =>
  `<style>${fromReadme(/```css\n(@layer legacy[^`]*)```/).replace(/url\([^)]*\)/, `url('/${file}')`)}</style>`;

/** Examples that cover the page or are as high as it, two that change with time, two whose elements are the caller's. */
const leftOut =
  'CommandPalette ConfirmByName ConfirmDialog Dialog Drawer AppShell ErrorLayout ErrorScreen LoadingScreen LoginLayout LifetimeProgress Spinner Field RoutedLink'.split(
    ' ',
  );

/** Writes a module with an example of every component, taken from a package of some name. Returns its path. */
export function writeExamples(folder: string, packageName: string, name: string): void {
  const source = readFileSync(join(root, 'packages/ui/src/stories/examples.tsx'), 'utf8');
  const examples = source.replace("'../index.js'", () => `'${packageName}'`);
  if (examples === source) throw new Error('examples.tsx takes its components from somewhere else now.');
  writeFileSync(join(folder, `${name}.examples.tsx`), examples);
  writeFileSync(
    join(folder, `${name}.tsx`),
    `import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { examples } from './${name}.examples.js';
import '${packageName}/themes/metal';

const leftOut = ${JSON.stringify(leftOut)};

/* A toast goes after 5 s, unless the window has lost focus. */
function WindowWithoutFocus() {
  useEffect(() => {
    window.dispatchEvent(new Event('blur'));
  }, []);
  return null;
}

export function show(element: Element) {
  createRoot(element, { identifierPrefix: '${name}' }).render(
    <>
      {Object.entries(examples).map(([name, example]) =>
        leftOut.includes(name) ? null : <x-example key={name} data-example={name}>{example}</x-example>,
      )}
      <WindowWithoutFocus />
    </>,
  );
}
`,
  );
}

const page = (body: string, script: string): string =>
  `<!doctype html><html lang="en" data-theme="metal" data-mode="light"><title>Portal</title><body>${body}<script type="module" src="/${script}"></script></body></html>`;

/** Builds a page of a project with Vite, as it comes. Returns where it lies. */
export async function buildPage(folder: string, name: string, body: string, script: string): Promise<string> {
  writeFileSync(join(folder, `${name}.html`), page(body, script));
  const outDir = join(folder, `dist-${name}`);
  await build({
    configFile: false,
    root: folder,
    base: '/',
    logLevel: 'error',
    build: {
      outDir,
      minify: false,
      // Under `default-src 'self'` a page has no addresses that hold their data.
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(folder, `${name}.html`) },
    },
  });
  return outDir;
}

/** A page with an example of every component, built once for a project. Returns where it lies. */
async function buildLooks(folder: string): Promise<string> {
  const built = join(folder, 'dist-looks');
  if (existsSync(built)) return built;
  writeExamples(folder, '@livery/ui', 'present');
  writeFileSync(
    join(folder, 'looks.tsx'),
    "import { show } from './present.js';\nconst element = document.querySelector('#root');\nif (element) show(element);\n",
  );
  return buildPage(folder, 'looks', '<main id="root"></main>', 'looks.tsx');
}

/** The same in a shadow root of the page. */
export async function buildShadowLooks(folder: string): Promise<string> {
  writeExamples(folder, '@livery/ui', 'present');
  writeFileSync(
    join(folder, 'shadowLooks.tsx'),
    `import { mountInShadow } from './mountInShadow.js';
import { show } from './present.js';
const host = document.querySelector('#root');
const { application } = mountInShadow(host);
application.insertAdjacentHTML('beforebegin', ${JSON.stringify(cleanHead)});
show(application);
`,
  );
  return buildPage(folder, 'shadowLooks', '<x-portal id="root"></x-portal>', 'shadowLooks.tsx');
}

/** Stops what moves, and waits a page is drawn whole: faces are there, tables are measured, nothing changes from one frame to the next. */
export async function settle(page: Page, within = 'body'): Promise<void> {
  await page.locator(`${within} [data-example="Table"] tbody tr`).first().waitFor();
  await page.evaluate(async () => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const still = new CSSStyleSheet();
    still.replaceSync(
      '*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent }',
    );
    for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, still];
    await document.fonts.ready;
    for (let before = '', now = ' '; before !== now;) {
      before = now;
      now = roots.map((root) => ('body' in root ? root.body : root).innerHTML).join('');
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
}

/** What a stylesheet can change of an element, resolved by the browser; sizes are those of its box. */
const properties = `
  color background-color background-image opacity fill stroke box-shadow filter margin-top padding-top
  border-top-width border-top-style margin-right padding-right border-right-width border-right-style margin-bottom
  padding-bottom border-bottom-width border-bottom-style margin-left padding-left border-left-width border-left-style
  border-top-left-radius border-bottom-right-radius outline-style box-sizing min-width max-width min-height max-height
  display position float overflow-x order font-family font-size font-weight font-style font-variant-numeric
  line-height letter-spacing text-align text-transform text-indent text-decoration-line text-shadow list-style-type
  vertical-align white-space border-collapse border-spacing cursor visibility appearance transform gap justify-content
  align-items z-index width height
`
  .trim()
  .split(/\s+/);

/** Every element of each example, as the browser draws it: its tag and its `properties`. */
export type Looks = ReadonlyMap<string, readonly { tag: string; values: readonly string[] }[]>;

export async function looksOf(page: Page, within = 'body'): Promise<Looks> {
  const found = await page.locator(`${within} [data-example]`).evaluateAll(
    (examples, names) =>
      examples.map((example) => ({
        name: example.getAttribute('data-example') ?? '',
        // Which rows of a long table there are depends on where it is.
        elements: [...example.querySelectorAll(':not([data-example="Table"] tbody *)')].map((element) => {
          const style = getComputedStyle(element);
          return {
            tag: element.localName,
            values: names.map((name) => {
              const value = style.getPropertyValue(name);
              // What draws nothing: the style of an edge that has no width, how the size of what has neither edge nor room
              // is counted, the place in a line of what is in none; a button looks like one without being told.
              if (/^border-.*-style$/.test(name) && style.getPropertyValue(name.replace('style', 'width')) === '0px')
                return '';
              if (name === 'box-sizing' && style.padding === '0px' && style.borderWidth === '0px') return '';
              if (name === 'vertical-align' && /^(block|flex|grid)$/.test(style.display)) return '';
              if (name === 'appearance' && value === 'button') return 'auto';
              return value.replace(/#[^"]+/, '#');
            }),
          };
        }),
      })),
    properties,
  );
  return new Map(found.map(({ name, elements }) => [name, elements]));
}

/** How every component looks with something put first into the head of its page. */
export const looksWith = async (
  folder: string,
  browser: ConsumerBrowser,
  head: string,
  files: Record<string, string> = {},
): Promise<Looks> =>
  browser.open(await buildLooks(folder), { path: 'looks.html', head, files }, async ({ page }) => {
    await settle(page);
    return looksOf(page);
  });

/**
 * What a sheet of somebody else still changes where the page has it as the README says. As it comes it has to change much,
 * or nothing is proved.
 */
export async function changesBy(
  folder: string,
  browser: ConsumerBrowser,
  { plain, recipe, files }: { plain: string; recipe: string; files: Record<string, string> },
): Promise<string[]> {
  const clean = await looksWith(folder, browser, cleanHead);
  const changed = changedLooks(clean, await looksWith(folder, browser, `${plain}${cleanHead}`, files)).length;
  return [
    ...(changed > 10 ? [] : [`without the recipe it changes ${changed} components, too few to prove anything`]),
    ...changedLooks(clean, await looksWith(folder, browser, `${recipe}${cleanHead}`, files)),
  ];
}

/** What looks other in the second looks, a sentence for each component: the first element and property of it. */
export function changedLooks(before: Looks, after: Looks): string[] {
  return [...before].flatMap(([name, elements]) => {
    const others = after.get(name) ?? [];
    if (others.length !== elements.length) {
      return [`${name}: ${others.length} elements instead of ${elements.length}`];
    }
    for (const [index, { tag, values }] of elements.entries()) {
      const other = others[index]?.values ?? [];
      const changed = values.findIndex((value, property) => value !== other[property]);
      if (changed >= 0) {
        return [`${name}: ${properties[changed]} of <${tag}> is ${other[changed]} instead of ${values[changed]}`];
      }
    }
    return [];
  });
}
