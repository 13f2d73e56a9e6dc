import { describe, expect, it } from 'vitest';
import { timeTicks } from './timeTicks.js';

describe('timeTicks', () => {
  const noon = new Date(2026, 0, 15, 12).getTime();
  it('are whole quarters of an hour over an hour', () => {
    expect(timeTicks(noon + 1, noon + 3_600_000, 5)).toEqual([1, 2, 3, 4].map((n) => noon + n * 900_000));
  });
  it('are local midnights over some days', () => {
    const ticks = timeTicks(noon, noon + 4 * 86_400_000, 6);
    expect(ticks.map((tick) => new Date(tick).getHours())).toEqual([0, 0, 0, 0]);
  });
  it.each([
    [3, 8],
    [7, 14],
  ])('are never two of one date over %d days: their labels are dates', (days, count) => {
    const ticks = timeTicks(noon, noon + days * 86_400_000, count);
    expect(ticks).toHaveLength(days);
    expect(new Set(ticks.map((tick) => new Date(tick).getDate())).size).toBe(days);
  });
  it('are none without a span', () => {
    expect(timeTicks(noon, noon, 5)).toEqual([]);
  });

  const clocks = (timeZone: string, ticks: readonly number[]) => {
    const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone });
    return ticks.map((tick) => format.format(tick));
  };
  it.each([
    ['Asia/Jakarta', ['2026-01-15 18:00', '2026-01-16 00:00', '2026-01-16 06:00', '2026-01-16 12:00']],
    ['America/New_York', ['2026-01-15 06:00', '2026-01-15 12:00', '2026-01-15 18:00', '2026-01-16 00:00']],
    ['Asia/Kolkata', ['2026-01-15 18:00', '2026-01-16 00:00', '2026-01-16 06:00', '2026-01-16 12:00']],
    ['UTC', ['2026-01-15 12:00', '2026-01-15 18:00', '2026-01-16 00:00', '2026-01-16 06:00']],
  ])('are round hours in %s', (timeZone, expected) => {
    const from = Date.parse('2026-01-15T10:45:00Z');
    expect(clocks(timeZone, timeTicks(from, from + 86_400_000, 4, timeZone))).toEqual(expected);
  });
  it('are whole hours of a zone that is half an hour away', () => {
    const from = Date.parse('2026-01-15T10:45:00Z');
    const ticks = timeTicks(from, from + 3 * 3_600_000, 4, 'Asia/Kolkata');
    expect(clocks('Asia/Kolkata', ticks)).toEqual(['2026-01-15 17:00', '2026-01-15 18:00', '2026-01-15 19:00']);
  });
  it.each([
    ['Europe/Tallinn', '2026-03-27T12:00:00Z'],
    ['Europe/Tallinn', '2026-10-23T12:00:00Z'],
    ['America/New_York', '2026-10-30T12:00:00Z'],
  ])('are midnights of %s where its clocks change after %s', (timeZone, begin) => {
    const from = Date.parse(begin);
    const ticks = timeTicks(from, from + 4 * 86_400_000, 6, timeZone);
    expect(ticks).toHaveLength(4);
    expect(clocks(timeZone, ticks).map((clock) => clock.slice(11))).toEqual(['00:00', '00:00', '00:00', '00:00']);
  });
  it('begin a day that has no midnight with its first hour', () => {
    const from = Date.parse('2026-03-27T12:00:00Z');
    const ticks = timeTicks(from, from + 3 * 86_400_000, 4, 'Asia/Beirut');
    expect(clocks('Asia/Beirut', ticks)).toEqual(['2026-03-28 00:00', '2026-03-29 01:00', '2026-03-30 00:00']);
  });
});
