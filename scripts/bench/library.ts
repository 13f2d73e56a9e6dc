/*
 * npm run bench -- library: the components beside the same of plain HTML by React, in one session: time of the processor on the
 * page's main thread, which does not depend on what else the machine does, as ratios. And what a page sends for them.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright';
import { buildLibrary } from '../lib/buildLibrary.js';
import { printTable } from '../lib/measure.js';
import { withPage } from '../lib/consumers/browser.js';
import { bundlePage } from '../lib/pageBundle.js';
import { root } from '../lib/stage.js';

/** Times that each case is measured, ours and plain in turn. */
const runs = 15;

/** What was aimed at: ratios to plain HTML, ms for the dialog, kB for what is sent. */
const aims: Readonly<Record<string, number>> = {
  table: 0.13,
  'changed row': 0.18,
  reversed: 0.08,
  'select, opened': 1.2,
  screen: 2.2,
};
const dialogPaint = 18;

/** Pages whose weight is told: what they import, and the aim in kB. */
const sent: Readonly<Record<string, { imports: string; aim: number }>> = {
  'a screen of nine components': {
    imports: 'Table, TextField, Select, Checkbox, Dialog, Tooltip, ToastRegion, Tabs, ProgressBar',
    aim: 125,
  },
  'a button alone': { imports: 'Button', aim: 66 },
};

buildLibrary();

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Brotli bytes of scripts and styles of a page that renders these components: those that it begins with, and those that load later. */
async function sentFor(imports: string): Promise<{ atOnce: number; later: number }> {
  const source = `import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { ${imports} } from '@livery/ui';
    import '@livery/ui/themes/default';
    createRoot(document.body).render([${imports}].map((type) => createElement(type)));`;
  const files = await bundlePage(source);
  const weight = (isAtOnce: boolean): number =>
    files
      .filter((file) => /\.(js|css)$/.test(file.name) && file.isAtOnce === isAtOnce)
      .reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0);
  return { atOnce: weight(true), later: weight(false) };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Time that the main thread of the page has worked, in ms. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

interface Figures {
  /** Median of the main thread's time, in ms. */
  work: number;
  /** Median of the time until the paint, in ms. */
  paint: number;
}

async function measure(page: Page, session: CDPSession, name: string): Promise<{ ours: Figures; plain: Figures }> {
  const kinds = ['ours', 'plain'] as const;
  const times = { ours: { work: [], paint: [] }, plain: { work: [], paint: [] } } as Record<
    (typeof kinds)[number],
    { work: number[]; paint: number[] }
  >;
  for (let run = -2; run < runs; run += 1) {
    for (const kind of kinds) {
      await page.evaluate(`bench.prepare(${JSON.stringify(name)}, '${kind}')`);
      const before = await workOf(session);
      const paint = await page.evaluate<number>('bench.work()');
      const after = await workOf(session);
      await page.evaluate('bench.clear()');
      // The first two warm the compiler up.
      if (run < 0) continue;
      times[kind].work.push(after - before);
      times[kind].paint.push(paint);
    }
  }
  const figures = (kind: (typeof kinds)[number]): Figures => ({
    work: median(times[kind].work),
    paint: median(times[kind].paint),
  });
  return { ours: figures('ours'), plain: figures('plain') };
}

async function measureAll(page: Page): Promise<Record<string, Awaited<ReturnType<typeof measure>>>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForFunction('globalThis.bench');
  const figures: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const name of await page.evaluate<string[]>('bench.cases')) figures[name] = await measure(page, session, name);
  return figures;
}

const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'));
try {
  const page = JSON.stringify(join(root, 'scripts/bench/page.tsx'));
  const files = await bundlePage(`import ${page};`, { outDir: folder });
  const tags = files
    .filter(({ isAtOnce }) => isAtOnce)
    .map(({ name }) => (name.endsWith('.css') ? `<link rel="stylesheet" href="${name}">` : ''));
  const script = files.find(({ name }) => /\bmain-[^/]*\.js$/.test(name))?.name ?? '';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en" data-theme="default" data-mode="light"><head><meta charset="utf-8"><title>Bench</title>${tags.join('')}</head><body><script type="module" src="${script}"></script></body></html>`,
  );
  const figures = await withPage(folder, measureAll);
  printTable([
    [`median of ${runs}`, 'plain, ms', 'ours, ms', 'ratio', 'aim', 'click to paint, ms'],
    ...Object.entries(figures).map(([name, { plain, ours }]) => [
      name,
      plain.work.toFixed(1),
      ours.work.toFixed(1),
      (ours.work / plain.work).toFixed(2),
      aims[name] ?? '',
      name === 'dialog' ? `${ours.paint.toFixed(0)} of ${dialogPaint}` : '',
    ]),
  ]);
  console.log('');
  const sizes: string[][] = [];
  for (const [name, { imports, aim }] of Object.entries(sent)) {
    const { atOnce, later } = await sentFor(imports);
    sizes.push([name, kB(atOnce), kB(later), String(aim)]);
  }
  printTable([['brotli, with React, kB', 'at once', 'on demand', 'aim'], ...sizes]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
