import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/ui/src/fonts.css';
import '../packages/ui/src/base.css.js';
import './docs.css';
import type { UiMessages } from '../packages/ui/src/messages/en.js';
import { english } from '../packages/ui/src/messages/english.js';
import { et } from '../packages/ui/src/messages/et.js';
import { MessagesProvider } from '../packages/ui/src/messages/messages.js';
import { pseudo } from '../packages/ui/src/messages/pseudo.js';
import { applyTheme, isThemeName, themeNames } from '../packages/ui/src/themes/index.js';
import { storyModes } from './modes.js';

/* What a story waits for may take its time: no story fails because the machine is slow. */
configure({ asyncUtilTimeout: 10_000 });

const text = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

const words: Record<string, UiMessages> = { en: english, et, pseudo };

/** The tag of a language: the pseudo language is English. */
const tagOf = (language: unknown): string => (language === 'et' ? 'et' : 'en');

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themeNames], dynamicTitle: true } },
    mode: { toolbar: { title: 'Mode', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'et', 'pseudo'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'default', mode: 'light', direction: 'ltr', language: 'en' },
  parameters: {
    layout: 'padded',
    chromatic: { modes: storyModes },
    controls: { matchers: { date: /Date$/ } },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
  },
  /* The theme goes on the root element here, not in a decorator: decorators of a theme addon do nothing under tests. */
  async beforeEach({ globals }) {
    const name = text(globals['theme'], 'default');
    if (!isThemeName(name)) throw new Error(`There is no theme ${name}.`);
    await applyTheme(name, globals['mode'] === 'dark' ? 'dark' : 'light');
    document.documentElement.dir = text(globals['direction'], 'ltr');
    document.documentElement.lang = tagOf(globals['language']);
  },
  decorators: [
    (Story, { globals }) => (
      <MessagesProvider
        locale={tagOf(globals['language'])}
        messages={words[text(globals['language'], 'en')] ?? english}
      >
        <Story />
      </MessagesProvider>
    ),
  ],
};

export default preview;
