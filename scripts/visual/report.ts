import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from './compare.js';

/** One picture that differs. */
export interface Change {
  /** Of the story. */
  id: string;
  title: string;
  name: string;
  /** Theme and mode, such as "metal dark". */
  variant: string;
  width: number;
  /** Number of pixels that differ. */
  pixels: number;
  /** The part of the picture that differs. */
  box: Box;
  /** What decides how it looks after the change, as a hash; undefined where no fingerprints are made. */
  after: string | undefined;
  /** Its pictures are `<file>-before.png`, `-after.png` and `-difference.png`. */
  file: string;
}

/** Variants of a story that changed in the same part. */
interface Fold {
  id: string;
  title: string;
  name: string;
  width: number;
  box: Box;
  variants: { variant: string; pixels: number; file: string }[];
}

/** Changes as they are read: by component, variants that changed alike as one. */
export function foldChanges(changes: readonly Change[]): Fold[] {
  const folds = new Map<string, Fold>();
  for (const { id, title, name, width, box, variant, pixels, file } of changes) {
    const key = [id, width, ...Object.values(box)].join(' ');
    const fold = folds.get(key) ?? { id, title, name, width, box, variants: [] };
    fold.variants.push({ variant, pixels, file });
    folds.set(key, fold);
  }
  return [...folds.values()].toSorted((a, b) => a.title.localeCompare(b.title) || a.name.localeCompare(b.name));
}

interface Report {
  changes: readonly Change[];
  /** Ids of stories that the base does not have, and of those that only the base has. */
  added: readonly string[];
  removed: readonly string[];
  /** Stories, by id and width, whose pictures end before they do, with the whole height in px. */
  cut?: Readonly<Record<string, number>> | undefined;
  base: string;
}

/** Writes the report into a folder as one page, with its pictures beside it. */
export function writeReport(folder: string, { changes, added, removed, cut = {}, base }: Report): void {
  mkdirSync(folder, { recursive: true });
  const data = JSON.stringify({ folds: foldChanges(changes), added, removed, cut }).replaceAll('<', '\\u003c');
  writeFileSync(join(folder, 'index.html'), page(data, base));
}

const page = (data: string, base: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What looks otherwise than in ${base}</title>
<style>
  :root { color-scheme: light dark; --line: light-dark(#d8dce2, #363b44); --soft: light-dark(#f4f6f8, #1d2127); --strong: light-dark(#1f5fd6, #7fb0ff); }
  * { box-sizing: border-box; }
  body { margin: 0; font: 13px/20px system-ui, sans-serif; background: light-dark(#fff, #14171c); }
  header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 12px 24px; background: inherit; border-block-end: 1px solid var(--line); }
  h1 { font-size: 16px; margin: 0; margin-inline-end: auto; }
  main { display: grid; grid-template-columns: minmax(180px, 260px) 1fr; }
  #changes { min-inline-size: 0; }
  nav { padding: 16px 24px; border-inline-end: 1px solid var(--line); }
  nav a { display: flex; justify-content: space-between; gap: 8px; padding: 4px 0; color: inherit; text-decoration: none; }
  nav a:hover { color: var(--strong); }
  section { padding: 16px 24px; border-block-end: 1px solid var(--line); scroll-margin-block-start: 56px; }
  h2 { font-size: 16px; margin: 0 0 8px; }
  summary { cursor: pointer; }
  summary h2 { display: inline; }
  article { margin-block: 16px; }
  .head { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; margin-block-end: 8px; }
  .head b { font-weight: 600; }
  .pictures { display: flex; flex-wrap: wrap; gap: 12px; overflow-x: auto; padding: 12px; background: var(--soft); border: 1px solid var(--line); border-radius: 6px; }
  figure { margin: 0; flex: 0 1 auto; min-inline-size: 0; }
  figcaption { margin-block-end: 4px; }
  .part { display: block; position: relative; overflow: hidden; max-inline-size: 100%; outline: 1px solid var(--line); }
  .part img { position: absolute; max-inline-size: none; }
  select, button { font: inherit; min-block-size: 28px; }
  details { margin-block-start: 8px; }
  [hidden] { display: none; }
  @media (max-width: 800px) { main { grid-template-columns: 1fr; } nav { border: 0; } .pictures { flex-direction: column; } }
</style>
<header>
  <h1></h1>
  <label>Theme <select id="theme"><option value="">all</option></select></label>
  <label>Mode <select id="mode"><option value="">both</option><option>light</option><option>dark</option></select></label>
  <label>Width <select id="width"><option value="">both</option><option>1280</option><option>320</option></select></label>
  <button type="button" id="copy">Copy the commands that accept what is ticked</button>
</header>
<main><nav aria-label="Components"></nav><div id="changes"></div></main>
<script type="application/json" id="data">${data}</script>
<script>
const { folds, added, removed, cut } = JSON.parse(document.getElementById('data').textContent);
const make = (tag, attributes = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), attributes);
  element.append(...children);
  return element;
};
const choice = (id) => document.getElementById(id).value;
const themes = [...new Set(folds.flatMap(({ variants }) => variants.map(({ variant }) => variant.split(' ')[0])))].sort();
document.getElementById('theme').append(...themes.map((theme) => make('option', { textContent: theme })));
const ticked = new Set();

function show() {
  const [theme, mode, width] = ['theme', 'mode', 'width'].map(choice);
  const visible = folds.flatMap((fold) => {
    const variants = fold.variants.filter(({ variant }) => {
      const [itsTheme, itsMode] = variant.split(' ');
      return (theme || itsTheme) === itsTheme && (mode || itsMode) === itsMode;
    });
    return variants.length > 0 && (width || String(fold.width)) === String(fold.width) ? [{ ...fold, variants }] : [];
  });
  const stories = new Set(visible.map(({ id }) => id)).size;
  document.querySelector('h1').textContent = stories + ' stories look otherwise, ' + added.length + ' are new, ' + removed.length + ' are gone';
  const byTitle = Map.groupBy ? Map.groupBy(visible, ({ title }) => title) : visible.reduce((map, fold) => map.set(fold.title, [...(map.get(fold.title) ?? []), fold]), new Map());
  document.querySelector('nav').replaceChildren(
    ...[...byTitle].map(([title, list], index) => make('a', { href: '#c' + index }, title, make('span', { textContent: list.length }))),
  );
  document.getElementById('changes').replaceChildren(
    ...[...byTitle].map(([title, list], index) => make('section', { id: 'c' + index }, make('details', { open: true }, make('summary', {}, make('h2', { textContent: title })), ...list.map(showFold)))),
    ...(added.length ? [list('New stories', added)] : []),
    ...(removed.length ? [list('Stories that are gone', removed)] : []),
    ...(Object.keys(cut).length ? [list('Pictures that end before the story does', Object.entries(cut).map(([name, height]) => name + ': ' + height + ' px'))] : []),
  );
}

const list = (title, ids) => make('section', {}, make('h2', { textContent: title }), make('ul', {}, ...ids.map((id) => make('li', { textContent: id }))));

function showFold({ id, name, width, box, variants }) {
  const [first, ...others] = variants;
  // A story is accepted whole: all that differs in it is ticked together.
  const tick = make('input', { type: 'checkbox', name: id, checked: ticked.has(id), onchange: () => {
    if (tick.checked) ticked.add(id);
    else ticked.delete(id);
    for (const other of document.getElementsByName(id)) other.checked = tick.checked;
  } });
  const margin = 24;
  const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const pictures = ({ file }) => make('div', { className: 'pictures' }, ...['before', 'after', 'difference'].map((part) => {
    const source = 'pictures/' + file + '-' + part + '.png';
    const image = make('img', { loading: 'lazy', src: source, alt: part + ': ' + name });
    image.style.cssText = 'inset-inline-start:' + -x + 'px;inset-block-start:' + -y + 'px';
    const link = make('a', { className: 'part', href: source, title: 'The whole picture' }, image);
    link.style.cssText = 'inline-size:' + Math.min(width - x, box.width + 2 * margin) + 'px;block-size:' + (box.height + 2 * margin) + 'px';
    return make('figure', {}, make('figcaption', { textContent: part }), link);
  }));
  const more = others.length
    ? [make('details', { ontoggle: ({ target }) => target.open && target.childElementCount === 1 && target.append(...others.flatMap((one) => [make('p', { textContent: one.variant + ', ' + one.pixels + ' pixels' }), pictures(one)])) },
        make('summary', { textContent: others.length + ' more changed in the same part: ' + others.map(({ variant }) => variant).join(', ') }))]
    : [];
  return make('article', {},
    make('div', { className: 'head' }, make('label', {}, tick, ' ', make('b', { textContent: name })), ...[width + ' px', first.variant, first.pixels + ' pixels'].map((textContent) => make('span', { textContent }))),
    pictures(first), ...more);
}

document.getElementById('copy').onclick = async ({ target }) => {
  await navigator.clipboard.writeText([...ticked].map((id) => 'npm run visual -- --accept --story ' + id).join('\\n'));
  target.textContent = ticked.size + ' copied';
};
for (const id of ['theme', 'mode', 'width']) document.getElementById(id).onchange = show;
show();
</script>
`;
