import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import * as ui from './index.js';
import { examples, longTable } from './stories/examples.js';
import { ThemeRegion } from './theme-region.js';

/* React 18 warns of each layout effect on a server, React 19 no longer does: here it is an error in both. */
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useLayoutEffect: () => {
    throw new Error('useLayoutEffect does nothing on a server');
  },
}));

let warnings: MockInstance;
beforeEach(() => {
  warnings = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('has an example of every component', () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(examples).toSorted()).toEqual(components.toSorted());
});

it.each(Object.entries(examples))('%s renders on a server', (_name, example) => {
  renderToString(example);
  expect(warnings.mock.calls).toEqual([]);
});

it.each(['metal', 'acme'])('a region has the theme %s on a server too', (theme) => {
  const html = renderToString(
    <ThemeRegion theme={theme} mode="dark">
      Page
    </ThemeRegion>,
  );
  expect(html).toContain(`data-theme="${theme}" data-mode="dark"`);
});

it('a long table is streamed whole: its first rows, and room for the others', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  const html = await new Promise<string>((resolve) => {
    let all = '';
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        all += String(chunk);
        done();
      },
      final: () => resolve(all),
    });
    const stream = renderToPipeableStream(longTable, { onAllReady: () => stream.pipe(sink), onError: failed });
  });
  expect(failed).not.toHaveBeenCalled();
  expect(html).toContain('web-30');
  expect(html).not.toContain('web-31');
  expect(html).toContain(`block-size:${(1000 - 30) * 40}px`);
});

it('a chart and a sparkline take half a year of minutes', () => {
  const values = Array.from({ length: 260_000 }, (_, minute) => 50 + 40 * Math.sin(minute / 700));
  const year = values.map((value, minute) => ({ time: minute * 60_000, value }));
  expect(() => renderToString(<ui.Sparkline label="Load" values={values} />)).not.toThrow();
  expect(() =>
    renderToString(<ui.LineChart label="Load" series={[{ id: 'load', label: 'Load', points: year }]} />),
  ).not.toThrow();
});
