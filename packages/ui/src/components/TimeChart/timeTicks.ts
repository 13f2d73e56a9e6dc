const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const timeSteps = [
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  day,
  7 * day,
  30 * day,
];

/** A longer span has a tick a day at most: its labels are dates. */
export const spanOfHours = 2 * day;

/** How far the clocks of a time zone are ahead of UTC at a moment, in ms. */
function offsets(timeZone: string | undefined): (time: number) => number {
  const clock = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZone,
  });
  return (time) => {
    const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
    return shown - Math.floor(time / minute) * minute;
  };
}

/**
 * Round times between two moments, at most `count` of them, of a time zone, by default that of the browser. Times are in ms
 * since 1970.
 */
export function timeTicks(from: number, to: number, count: number, timeZone?: string): readonly number[] {
  const span = to - from;
  if (!(span > 0) || count < 1) return [];
  const step =
    timeSteps.find((candidate) => span / candidate <= count && (candidate >= day || span <= spanOfHours)) ??
    Math.ceil(span / count / day) * day;
  const offsetAt = offsets(timeZone);
  /* Clocks are counted as those of UTC are. Longer steps than an hour are steps of the clock, which may go back or forth. */
  const offset = offsetAt(from);
  const timeAt = (clock: number): number => {
    if (step <= hour) return clock - offset;
    const before = clock - offsetAt(clock - day);
    const after = clock - offsetAt(before);
    /* A time that the clocks leave out is as much later. */
    return after + offsetAt(after) === clock ? after : before;
  };
  const ticks: number[] = [];
  for (let clock = Math.ceil((from + offset) / step) * step; timeAt(clock) <= to; clock += step)
    ticks.push(timeAt(clock));
  return ticks;
}
