import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandOf } from './command.js';
import { readCommand, type Command } from './commandLine.js';
import { complete, type ThemeOptions } from './complete.js';
import { createTheme } from './createTheme.js';
import { pageCode } from './pageCode.js';
import { writeTheme } from './writeTheme.js';

const nothing = (): never => {
  throw new Error('No file is read.');
};

/** The words of a command after its name, as a shell passes them. */
const wordsOf = (command: string): string[] =>
  execFileSync('sh', ['-c', command.replace('npx livery-theme', String.raw`printf '%s\n'`)], { encoding: 'utf8' })
    .trimEnd()
    .split('\n');

function commandIn(args: string[], read: Parameters<typeof readCommand>[1] = nothing): Command {
  const command = readCommand(args, read);
  if (!command) throw new Error('It asks for its usage.');
  return command;
}

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-theme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const manifests: readonly ThemeOptions[] = [
  { name: 'acme', brand: { color: '#0b7285' } },
  { name: 'acme', company: 'Ca$h "&" `Co`\\', brand: { color: '#0b7285' } },
  { name: 'acme', company: "Tom & Jerry's", brand: { color: '#0b7285' } },
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
  expect(commandIn(wordsOf(commandOf(manifest))).options).toEqual(manifest);
});

test('a command says only what is not as usual', () => {
  expect(commandOf(complete({ name: 'acme', brand: { color: '#0b7285' } }))).toBe(
    'npx livery-theme new acme --primary "#0b7285"',
  );
});

test.each<Partial<ThemeOptions>>([
  { story: 'Machines by the hour.' },
  { nav: { tone: 'light', selected: 'soft', accent: '#7c3aed' } },
  { login: { layout: 'centered', tone: 'light', hues: [30, 60] } },
  { pinned: { light: { 'color.text': '#101010' } } },
])('a manifest with %j, which has no option, is made from its file', (more) => {
  expect(commandOf(complete({ name: 'acme', brand: { color: '#0b7285' }, ...more }))).toBe(
    'npx livery-theme new acme --manifest acme.theme.json',
  );
});

test.each([['--help'], ['-h'], ['new', 'acme', '--help']])('%s asks for the usage', (...args) => {
  expect(readCommand(args, nothing)).toBeUndefined();
});

test('a page has what a theme names: its heading face and login layout', () => {
  const plain = { name: 'acme', brand: { color: '#0b7285' } };
  expect(pageCode(complete(plain))).not.toContain('@fontsource');
  const code = pageCode(
    complete({
      ...plain,
      heading: { face: 'sora', weight: 600, tracking: 0 },
      body: { face: 'Georgia, serif' },
      login: { layout: 'split-end', tone: 'light' },
    }),
  );
  expect(code).toContain("import '@fontsource-variable/sora';\nimport './acme.theme.css';");
  expect(code).toContain('Georgia, serif');
  expect(code).toContain('<LoginLayout layout="split-end"');
});

test('a manifest is taken from a file and changed by the options', () => {
  const file = complete({ name: 'old', brand: { color: '#0b7285' }, radius: 2, story: 'Machines by the hour.' });
  const { options } = commandIn(['new', 'acme', '--manifest', 'old.json', '--radius', '8'], () => file);
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
  const folder = join(temporaryFolder(), 'themes');
  const theme = createTheme({ name: 'acme', brand: { color: '#0b7285' } });
  const into = (out: string) => writeTheme(theme, commandIn(['new', 'acme', '--primary', '#0b7285', '--out', out]));
  const [stylesheet = ''] = into(folder);
  expect(readdirSync(folder)).toHaveLength(4);
  expect(() => into(stylesheet)).toThrow(/--out is a folder to write into, not .+acme\.theme\.css/);
});

test('what a manifest says is not lost to a command that does not say it', () => {
  const out = temporaryFolder();
  const file = join(out, 'acme.theme.json');
  const run = (...args: string[]) => {
    const command = commandIn(['new', 'acme', '--out', out, ...args], () => JSON.parse(readFileSync(file, 'utf8')));
    return writeTheme(createTheme(command.options), command);
  };
  run('--primary', '#7c3aed');
  run('--primary', '#0b7285');
  const edited = {
    ...JSON.parse(readFileSync(file, 'utf8')),
    radius: 12,
    pinned: { light: { 'color.text': '#101010' } },
  };
  writeFileSync(file, JSON.stringify(edited));
  expect(() => run('--primary', '#6d28d9')).toThrow(
    /acme\.theme\.json is there and would lose radius, pinned\.light\['color\.text'\]: .+--manifest .+--force/,
  );
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(edited);
  run('--manifest', file, '--primary', '#6d28d9', '--radius', '6');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ radius: 6, pinned: edited.pinned });
  run('--primary', '#6d28d9', '--force');
  expect(JSON.parse(readFileSync(file, 'utf8'))).not.toHaveProperty('pinned');
  writeFileSync(file, '{');
  expect(() => run('--primary', '#6d28d9')).toThrow(/acme\.theme\.json is no manifest/);
});
