import type { ComponentName, Guide, GuideKeys, KeyName } from '../../packages/ui/src/stories/guide.js';
import type { AccessibilityRecord } from '../../packages/ui/src/stories/accessibilityRecord.js';

/** A component's name, linked to the page that it is on. */
export type LinkTo = (name: ComponentName) => string;

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const instead = (names: readonly ComponentName[], linkTo: LinkTo): string =>
  names.length === 0 ? '' : ` → ${names.map(linkTo).join(', ')}`;

/** What a component is for, when to use it and when not, in Markdown. */
export function usageText({ purpose, use, avoid, notes = '' }: Guide, linkTo: LinkTo): string {
  return [
    purpose,
    '## When to use it',
    use.map((one) => `- ${one}`).join('\n'),
    '## When not',
    avoid.map(({ when, instead: names = [] }) => `- ${when}${instead(names, linkTo)}`).join('\n'),
    ...(notes === '' ? [] : ['## Good to know', notes]),
  ].join('\n\n');
}

const signs: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Comma: 'comma',
  Control: 'Ctrl or ⌘',
  Digits: 'digits',
  Letters: 'letters',
  PageDown: 'Page down',
  PageUp: 'Page up',
  Semicolon: 'semicolon',
};

const keyText = (name: KeyName): string =>
  name
    .split('+')
    .map((part) => signs[part] ?? part)
    .join(' + ');

/** Which of the keys of a row the stories press. */
function pressedText({ keys }: GuideKeys, pressed: ReadonlySet<string>): string {
  const tested = keys.filter((key) => pressed.has(key));
  if (tested.length === keys.length) return 'yes';
  return tested.length > 0 ? tested.map(keyText).join(', ') : '–';
}

/** What can be done by keys, in Markdown, and which of it the stories press. */
export function keyboardText(rows: readonly GuideKeys[], pressed: ReadonlySet<string>): string {
  const text = rows.map((row) => [row.keys.map(keyText).join(', '), row.on ?? '', row.does, pressedText(row, pressed)]);
  return `## Keyboard\n\n${table(['Key', 'Where', 'Does', 'Pressed in tests'], text)}`;
}

/** What the tests found out about a component, in Markdown. */
export function recordText({ stories, keyboardStories, contrast, sheet }: AccessibilityRecord): string {
  const rows = [
    ['axe, WCAG 2.0 to 2.2, A and AA', `${stories} ${stories === 1 ? 'story' : 'stories'}, no violation`],
    ['Worked by keys', keyboardStories === 0 ? '–' : `${keyboardStories} of them`],
    [
      'Least contrast of its text, in twenty themes, light and dark',
      contrast === undefined
        ? 'no text of its own'
        : `${contrast.ratio.toFixed(2)} : 1 (\`${contrast.foreground}\` on \`${contrast.background}\`, ${contrast.theme} ${contrast.mode})`,
    ],
    [
      'Forced colors, reduced motion, 320 px, right to left',
      sheet ? 'its sheet, no complaint' : 'in the sheets of what it is part of',
    ],
  ];
  return `## Accessibility\n\nWritten by the tests (\`npm run stories -- --record\`).\n\n${table(['Checked', 'Result'], rows)}`;
}
