import { describe, expect, it } from 'vitest';
import { formatTimestamp, parseTimestamp, TimestampError } from './timestamps.js';

describe('parseTimestamp', () => {
  it.each([
    ['UTC without saying so', '2026-03-14 09:26:53', '2026-03-14T09:26:53.000Z'],
    ['with Z', '2026-03-14T09:26:53Z', '2026-03-14T09:26:53.000Z'],
    ['with Z and a space', '2026-03-14 09:26:53Z', '2026-03-14T09:26:53.000Z'],
    ['with microseconds', '2026-03-14 09:26:53.589793', '2026-03-14T09:26:53.589Z'],
    ['with microseconds and Z', '2026-03-14T09:26:53.589793Z', '2026-03-14T09:26:53.589Z'],
    ['with an offset', '2026-03-14 09:26:53+02:00', '2026-03-14T07:26:53.000Z'],
    ['with a short offset', '2026-03-14T09:26:53-0330', '2026-03-14T12:56:53.000Z'],
    ['with microseconds and an offset', '2026-01-01T00:30:00.000001+01:00', '2025-12-31T23:30:00.000Z'],
    ['with milliseconds', '2026-03-14T09:26:53.589Z', '2026-03-14T09:26:53.589Z'],
    ['with one digit of a second', '2026-03-14 09:26:53.5', '2026-03-14T09:26:53.500Z'],
    ['with two digits of a second', '2026-03-14 09:26:53.12', '2026-03-14T09:26:53.120Z'],
    ['with nanoseconds', '2026-03-14 09:26:53.589793238', '2026-03-14T09:26:53.589Z'],
    ['with an offset of hours alone', '2026-03-14 09:26:53+02', '2026-03-14T07:26:53.000Z'],
    ['with a fraction and an offset of hours alone', '2026-03-14T09:26:53.58-03', '2026-03-14T12:26:53.580Z'],
    ['unix seconds', 1773480413, '2026-03-14T09:26:53.000Z'],
    ['unix milliseconds', 1773480413589, '2026-03-14T09:26:53.589Z'],
    ['unix seconds as text', '1773480413', '2026-03-14T09:26:53.000Z'],
    ['unix milliseconds as text', '1773480413589', '2026-03-14T09:26:53.589Z'],
    ['unix seconds of another century as text', '946684800', '2000-01-01T00:00:00.000Z'],
    ['unix milliseconds of another century as text', '946684800000', '2000-01-01T00:00:00.000Z'],
    ['the beginning of time', 0, '1970-01-01T00:00:00.000Z'],
    ['year and month', '2026-03', '2026-03-01T00:00:00.000Z'],
    ['a leap day', '2028-02-29 00:00:00', '2028-02-29T00:00:00.000Z'],
  ])('reads %s', (_, value, expected) => {
    expect(parseTimestamp(value).toISOString()).toBe(expected);
  });

  it.each([
    ['nothing', ''],
    ['words', 'yesterday'],
    ['a date alone', '2026-03-14'],
    ['a year alone', '2026'],
    ['minutes without seconds', '2026-03-14 09:26'],
    ['one digit', '2026-3-14 09:26:53'],
    ['a day that does not exist', '2026-02-30 00:00:00'],
    ['a leap day of another year', '2026-02-29 00:00:00'],
    ['month 13', '2026-13'],
    ['month 0', '2026-00'],
    ['hour 24', '2026-03-14 24:00:00'],
    ['second 60', '2026-03-14 23:59:60'],
    ['a strange offset', '2026-03-14 09:26:53+25:00'],
    ['a zone by name', '2026-03-14 09:26:53 EET'],
    ['a T without a zone, which elsewhere is local time', '2026-03-14T09:26:53'],
    ['ten digits of a second', '2026-03-14 09:26:53.1234567890'],
    ['a fraction without digits', '2026-03-14 09:26:53.'],
    ['an offset of one digit', '2026-03-14 09:26:53+2'],
    ['an offset of three digits', '2026-03-14 09:26:53+020'],
    ['space around', ' 2026-03-14 09:26:53'],
    ['slashes', '2026/03/14 09:26:53'],
    ['a short number as text', '12345'],
    ['a fraction', 1773480413.5],
    ['a negative number', -1],
    ['no number', Number.NaN],
    ['a number beyond time', 9_007_199_254_740_991],
  ])('refuses %s', (_, value) => {
    expect(() => parseTimestamp(value)).toThrow(TimestampError);
  });

  it('says what it could not read', () => {
    expect(() => parseTimestamp('14.03.2026')).toThrow('"14.03.2026"');
  });
});

it('formatTimestamp writes UTC the way the server does, and it can be read again', () => {
  const date = new Date('2026-03-14T09:26:53.589Z');
  expect(formatTimestamp(date)).toBe('2026-03-14 09:26:53');
  expect(parseTimestamp(formatTimestamp(date)).toISOString()).toBe('2026-03-14T09:26:53.000Z');
});
