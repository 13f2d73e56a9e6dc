import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps } from 'react';
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

/* Whether `scripts/stories.ts` has opened this page: it tests the stories that it shows. */
const isTestRun = 'liveryStoryTests' in globalThis;

/* What a story waits for may take its time: no story fails because the machine is slow. */
configure({
  asyncUtilTimeout: 10_000,
  // Nobody reads the whole page that it would print each time it looks in vain.
  ...(isTestRun && { getElementError: (message) => new Error(message ?? '') }),
});

const text = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

const words: Record<string, UiMessages> = { en: english, et, pseudo };

/** The tag of a language: the pseudo language is English. */
const tagOf = (language: unknown): string => (language === 'et' ? 'et' : 'en');

/* Apart, for its regions bring the faces of all themes. */
const AllForty = lazy(() => import('./AllForty.js'));

/* Pages of docs are drawn by code that no story needs. */
const DocsFrame = lazy(() => import('./docs/DocsFrame.js'));

const ComponentPage = lazy(() => import('./docs/ComponentPage.js'));

/** Whether a story covers the page or acts on it, so that it needs one page for each variant. */
function needsPage(context: { parameters: Record<string, unknown> }): boolean {
  const { layout, docs } = context.parameters as { layout?: string; docs?: { story?: { inline?: boolean } } };
  const acts = 'playFunction' in context && context.playFunction !== undefined;
  return acts || layout === 'fullscreen' || docs?.story?.inline === false;
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themeNames], dynamicTitle: true } },
    variants: {
      toolbar: {
        title: 'Variants',
        icon: 'grid',
        items: [
          { value: 'one', title: 'One theme' },
          { value: 'all', title: 'All forty' },
        ],
        dynamicTitle: true,
      },
    },
    mode: { toolbar: { title: 'Mode', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['en', 'et', 'pseudo'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'default', mode: 'light', variants: 'one', direction: 'ltr', language: 'en' },
  parameters: {
    layout: 'padded',
    docs: {
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Getting started',
            'Theming',
            'Accessibility',
            'Testing',
            'Server rendering',
            'Other people’s CSS',
            'Sizes',
            'Changelog',
            'Working on it',
          ],
          'Components',
          'Compositions',
          'Collections',
          'Themes',
          'Screens',
          [
            'Login',
            'Sign in',
            'Entry',
            'Start',
            'Shell',
            'Dashboard',
            'Virtual machines',
            'Create virtual machine',
            'Virtual machine',
            'Dialogs of a virtual machine',
            'Changing a virtual machine',
            'Managed services',
            'Private networks',
            'Load balancers',
            'Firewalls',
            'IP addresses',
            'Network view',
            'Bare metal',
            'Buckets',
            'Files of a bucket',
            'S3 keys',
            'Access',
            'Billing accounts',
            'Payments',
            'Payment methods',
            'Invoices',
            'Usage and prices',
            'Reports and credit history',
            'Referral program',
            'Profile',
          ],
          'Without base.css',
          'Internals',
        ],
      },
    },
    chromatic: { modes: storyModes },
    controls: { matchers: { date: /Date$/ } },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // storyTests.ts reads colors, spacing and media then, scripts/stories.ts all styles; nobody reads what is no violation,
        // nor by which selector an element is found.
        ...(isTestRun && {
          rules: {
            'color-contrast': { enabled: false },
            'avoid-inline-spacing': { enabled: false },
            'css-orientation-lock': { enabled: false },
            'no-autoplay-audio': { enabled: false },
          },
          preload: false,
          selectors: false,
          resultTypes: ['violations'],
        }),
      },
    },
  },
  /* The theme goes on the root element here, not in a decorator: decorators of a theme addon do nothing under tests. */
  async beforeEach({ globals }) {
    if (isTestRun) await (await import('./storyTests.js')).beginStory();
    const name = text(globals['theme'], 'default');
    if (!isThemeName(name)) throw new Error(`There is no theme ${name}.`);
    await applyTheme(name, globals['mode'] === 'dark' ? 'dark' : 'light');
    document.documentElement.dir = text(globals['direction'], 'ltr');
    document.documentElement.lang = tagOf(globals['language']);
  },
  async afterEach(context) {
    if (isTestRun) await (await import('./storyTests.js')).reportAccessibility(context);
  },
  decorators: [
    (Story, context) =>
      context.globals['variants'] === 'all' && context.viewMode === 'story' ? (
        <Suspense>
          <AllForty id={context.id} inFrames={needsPage(context)} draw={() => <Story />} />
        </Suspense>
      ) : (
        <Story />
      ),
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
