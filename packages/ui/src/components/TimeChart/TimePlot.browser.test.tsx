import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AreaChart } from '../AreaChart/AreaChart.js';
import { mounted } from '../../internal/fixtures.js';

test('the lines of a chart are drawn once, however the pointer moves over it', async () => {
  const { container, root } = mounted();
  const points = Array.from({ length: 500 }, (_, minute) => ({ time: minute * 60_000, value: minute }));
  root.render(<AreaChart label="Load" series={[{ id: 'a', label: 'Load', points }]} />);
  const plot = page.getByRole('slider', { name: 'Load' });
  await expect.element(plot).toBeVisible();
  /* Each coordinate of a line is written by it. */
  const written = vi.spyOn(Number.prototype, 'toFixed');
  for (const x of [100, 150, 200]) {
    await plot.hover({ position: { x, y: 20 } });
    await expect.poll(() => container.querySelector('circle')).not.toBeNull();
  }
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});
