import type { ComponentName, Guide, GuideKeys, KeyName } from '../../packages/ui/src/stories/guide.js';

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

/** What can be done by keys, in Markdown. */
export function keyboardText(rows: readonly GuideKeys[]): string {
  const text = rows.map(({ keys, on = '', does }) => [keys.map(keyText).join(', '), on, does]);
  return `## Keyboard\n\n${table(['Key', 'Where', 'Does'], text)}`;
}
