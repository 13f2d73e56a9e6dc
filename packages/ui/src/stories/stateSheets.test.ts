import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const folders = ['components', 'compositions'].flatMap((kind) =>
  readdirSync(join(source, kind)).map((name) => `${kind}/${name}`),
);

const textOf = (folder: string, isWanted: (file: string) => boolean): string =>
  readdirSync(join(source, folder))
    .filter(isWanted)
    .map((file) => readFileSync(join(source, folder, file), 'utf8'))
    .join('\n');

/** Draws a control of its own, or has styles for one that is pointed at, pressed or focused. */
const isInteractive = (folder: string): boolean =>
  /:(?:hover|active|focus)\b/.test(textOf(folder, (file) => file.endsWith('.css.ts'))) ||
  /<(?:input|button|select|textarea|summary)\b/.test(
    textOf(folder, (file) => file.endsWith('.tsx') && !/\.(?:stories|test)\.tsx$/.test(file)),
  );

const hasStates = (folder: string): boolean =>
  /<StateSheet\b|forceState\(/.test(textOf(folder, (file) => file.endsWith('.stories.tsx')));

/** Whose states stand elsewhere. */
const exceptions: Readonly<Record<string, string>> = {
  'components/Field': 'the box of every field: TextField, NumberField and the others show it',
  'components/Chips': 'part of MultiSelect and TagField, which show it',
  'components/Chart': 'the frame of LineChart and BarChart, which show it',
  'components/Dialog': 'its body has a ring only while it scrolls: the story LongText',
  'components/OptionList': 'the list of Select and ComboBox: their stories of the keyboard show a marked option',
  'components/Popover':
    'its box has a ring only while it has the focus itself, as when it opens without a control inside',
  'compositions/StackedNotices': 'its list has a ring only while it scrolls: the story MoreThanFits',
  'components/SkipLink': 'is there while it has the focus, and its sheet ends so',
};

it('every interactive component has a sheet that shows it hovered, pressed and focused', () => {
  const without = folders.filter((folder) => isInteractive(folder) && !hasStates(folder));
  expect(without.filter((folder) => !Object.hasOwn(exceptions, folder))).toEqual([]);
});

it('each exception is still one', () => {
  const needless = Object.keys(exceptions).filter(
    (folder) => !existsSync(join(source, folder)) || !isInteractive(folder) || hasStates(folder),
  );
  expect(needless).toEqual([]);
});
