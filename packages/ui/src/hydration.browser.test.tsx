import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { timeTicks } from './components/TimeChart/timeTicks.js';
import * as ui from './index.js';

const setZone = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId });

afterEach(() => setZone(''));

/** A part of a page as a server sends it, in UTC; `takeOver` is what the browser does once the code is there. */
async function sent(part: ReactNode) {
  const tree = <ui.MessagesProvider locale="en-GB">{part}</ui.MessagesProvider>;
  await setZone('UTC');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
  const problems: unknown[] = [];
  return {
    container,
    problems,
    takeOver: () => {
      const root = hydrateRoot(container, tree, { onRecoverableError: (problem) => problems.push(problem) });
      return () => {
        root.unmount();
        container.remove();
      };
    },
  };
}

const late = Date.UTC(2026, 5, 1, 22, 30);
const points = [
  { time: late, value: 1 },
  { time: late + 3_600_000, value: 2 },
];

describe('what a server wrote in its own zone is hydrated, and then written in that of the browser', () => {
  test.each([
    [
      'Timeline',
      <ui.Timeline key="" label="Events" events={[{ id: 'a', time: late, label: 'Started' }]} />,
      '2 June 2026',
    ],
    ['LineChart', <ui.LineChart key="" label="Load" series={[{ id: 'a', label: 'Load', points }]} />, '02:00'],
    ['ErrorScreen', <ui.ErrorScreen key="" kind="maintenance" endsAt={late} />, '2 Jun 2026'],
    [
      'LifetimeProgress',
      <ui.LifetimeProgress key="" label="Clone" expectedLifetime={1000} startedAt={Date.now() - 500} />,
      '99%',
    ],
  ])('%s', async (_name, part, shown) => {
    const { container, problems, takeOver } = await sent(part);
    await setZone('Europe/Tallinn');
    const leave = takeOver();
    await expect.poll(() => container.textContent).toContain(shown);
    expect(problems).toEqual([]);
    leave();
  });
});

test('a picture that was there before the code is shown', async () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';
  const { container, takeOver } = await sent(<ui.Avatar name="Mari Maasikas" src={pixel} />);
  const picture = container.querySelector('img');
  await picture?.decode();
  const leave = takeOver();
  await expect.poll(() => picture?.checkVisibility({ opacityProperty: true })).toBe(true);
  leave();
});

test('ticks of days are midnights on both sides of a change of the clocks', async () => {
  await setZone('Europe/Tallinn');
  const from = new Date(2026, 9, 22, 9).getTime();
  const ticks = timeTicks(from, from + 7 * 86_400_000, 8);
  expect(ticks.map((tick) => new Date(tick).toString().slice(8, 21))).toEqual(
    [23, 24, 25, 26, 27, 28, 29].map((date) => `${date} 2026 00:00`),
  );
  const evening = new Date(2026, 9, 24, 20).getTime();
  expect(timeTicks(evening, evening + 40 * 3_600_000, 7).map((tick) => new Date(tick).getHours() % 6)).not.toContain(5);
});
