import type * as ui from '../index.js';

/** A component that others can import. */
export type ComponentName = (keyof typeof ui & Capitalize<string>) | 'ThemeRegion';

/* Control is Command on a Mac. */
const keyNames = [
  'Alt+ArrowDown',
  'Alt+ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'Backspace',
  'Comma',
  'Control+Enter',
  'Control+V',
  'Delete',
  'Digits',
  'End',
  'Enter',
  'Escape',
  'F6',
  'Home',
  'Letters',
  'PageDown',
  'PageUp',
  'Semicolon',
  'Shift+ArrowDown',
  'Shift+ArrowUp',
  'Shift+Tab',
  'Space',
  'Tab',
] as const;

/** A key as guides name it. */
export type KeyName = (typeof keyNames)[number];

const nameByKey: Readonly<Partial<Record<string, KeyName>>> = { ' ': 'Space', ',': 'Comma', ';': 'Semicolon' };

/** The name of the key that an event is about; undefined for one that no guide names. */
export function keyNameOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): KeyName | undefined {
  const modifiers = [altKey && 'Alt', (ctrlKey || metaKey) && 'Control', shiftKey && 'Shift'].filter(Boolean);
  const name = nameByKey[key] ?? (key.length === 1 && modifiers.length > 0 ? key.toUpperCase() : key);
  const whole = [...modifiers, name].join('+');
  const known = keyNames.find((one) => one === whole);
  if (known !== undefined || modifiers.length > 0) return known;
  if (/^\d$/.test(key)) return 'Digits';
  return /^\p{L}$/u.test(key) ? 'Letters' : undefined;
}

/** What some keys do. */
export interface GuideKeys {
  keys: readonly KeyName[];
  /** The part of the component that has the focus; all of it by default. */
  on?: string;
  /** What they do, in a few words. */
  does: string;
}

/** When not to use a component, and what to use in its place. */
export interface GuideCase {
  when: string;
  instead?: readonly ComponentName[];
}

/** What the page of a component says beside its props and stories: in plain words with code in backticks. */
export interface Guide {
  /** The id of the page in Storybook, made of the title of its stories: "components-button". */
  page: string;
  /** The components that the page is about. */
  components: readonly ComponentName[];
  /** What they are for, in a sentence or two. */
  purpose: string;
  use: readonly string[];
  avoid: readonly GuideCase[];
  /** Left out where nothing can be operated by keys. */
  keyboard?: readonly GuideKeys[];
  /** What else there is to know, in Markdown. */
  notes?: string;
}
