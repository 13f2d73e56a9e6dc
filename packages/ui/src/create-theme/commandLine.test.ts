import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandOf } from './command.js';
import { readCommand } from './commandLine.js';
import { complete, type ThemeOptions } from './complete.js';
import { createTheme } from './createTheme.js';
import { writeTheme } from './writeTheme.js';

const nothing = (): never => {
  throw new Error('No file is read.');
};

/** The words of a command as a shell passes them. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '').slice(2);

const manifests: readonly ThemeOptions[] = [
  { name: 'acme', brand: { color: '#0b7285' } },
  { name: 'acme', company: 'Acme Hosting', brand: { color: '#7c3aed', dark: '#9f67ff' }, radius: 12 },
  {
    name: 'night-shift',
    brand: { color: '#e8590c' },
    neutral: { hue: 75, chroma: 0.016 },
    nav: { tone: 'dark', selected: 'shade' },
    density: 'compact',
    body: { size: 14, face: "'Source Serif 4 Variable', Georgia, serif" },
    heading: { face: 'sora', weight: 600, tracking: 0 },
    login: { layout: 'panel-end', tone: 'brand' },
  },
];

test.each(manifests)('the command of a manifest makes the same manifest', (options) => {
  const manifest = complete(options);
  expect(readCommand(wordsOf(commandOf(manifest)), nothing).options).toEqual(manifest);
});

test('a command says only what is not as usual', () => {
  expect(commandOf(complete({ name: 'acme', brand: { color: '#0b7285' } }))).toBe(
    'npx livery-theme new acme --primary "#0b7285"',
  );
});

test('a manifest is taken from a file and changed by the options', () => {
  const file = complete({ name: 'old', brand: { color: '#0b7285' }, radius: 2, story: 'Machines by the hour.' });
  const { options } = readCommand(['new', 'acme', '--manifest', 'old.json', '--radius', '8'], () => file);
  expect(options).toEqual({ ...file, name: 'acme', radius: 8 });
});

test.each([
  [['new', 'acme'], /Usage/],
  [['old', 'acme', '--primary', '#0b7285'], /Usage/],
  [['new', 'acme', '--primary', '#0b7285', '--nav', 'blue'], /--nav is one of light, dark, brand, not "blue"/],
  [['new', 'acme', '--primary', '#0b7285', '--radius', 'round'], /--radius is a number from 0 to 32/],
  [['new', 'acme', '--primary', '#0b7285', '--heading', 'arial'], /--heading is one of inter, /],
])('%j is refused', (args, message) => {
  expect(() => readCommand(args, nothing)).toThrow(message);
});

test('its files are written into a folder; where that is a file, it is said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-theme-'));
  const theme = createTheme({ name: 'acme', brand: { color: '#0b7285' } });
  const [stylesheet = ''] = writeTheme(theme, join(folder, 'themes'));
  expect(readdirSync(join(folder, 'themes'))).toHaveLength(4);
  expect(() => writeTheme(theme, stylesheet)).toThrow(/--out is a folder to write into, not .+acme\.theme\.css/);
  rmSync(folder, { recursive: true });
});
