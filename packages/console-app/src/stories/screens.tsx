import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { media } from '@livery/ui/theme';
import { isThemeName, type ThemeName } from '@livery/ui/themes';
import { activate, chooseLanguage, i18n, type Language } from '#i18n/i18n.js';
import { base } from '#shared/session.js';
import { overrideDate } from './clock.js';
import { overrideLocks } from './locks.js';
import { overrideRandom } from './random.js';
import { openSite, type Site } from './site.js';
import type { ScreenSetup } from './screenSetup.js';
import { StoryConsole } from './StoryConsole.js';

/** The site of the story that is shown, for what its `play` function does there and reads of it. */
export let site: Site;

interface Shown {
  id: string;
  site: Site;
  address: string;
  stays: boolean;
  theme: ThemeName;
}

let visible: Shown | undefined;

interface Requested {
  theme: ThemeName;
  mode: 'light' | 'dark';
  language: Language;
}

function requestedOf({ theme, mode, language }: StoryContext['globals']): Requested {
  return {
    theme: isThemeName(String(theme)) ? theme : 'default',
    mode: mode === 'dark' ? 'dark' : 'light',
    language: chooseLanguage(String(language)),
  };
}

/** The language that the play function of a story is written in: English, unless its `globals` say otherwise. */
const playedIn = ({ storyGlobals }: StoryContext): Language => chooseLanguage(String(storyGlobals['language']));

/** Another theme is another page: the story is mounted again, and its play function runs again. */
function remountStory(storyId: string): void {
  const channel = addons.getChannel();
  channel.once(STORY_FINISHED, () => channel.emit(FORCE_REMOUNT, { storyId }));
}

async function setUpScreen(context: StoryContext): Promise<(() => void) | undefined> {
  const { id, parameters, globals } = context;
  const { theme, mode, language } = requestedOf(globals);
  if (visible?.id === id) {
    visible.site.storage.mode.set(mode);
    if (visible.theme === theme) await activate(language);
    else remountStory(id);
    return undefined;
  }
  const setup = parameters['setup'] as ScreenSetup;
  const { path, scenario = 'demo', signedIn = true, faults = [], held = [], mockApi = 'off', stays = false } = setup;
  const { config = {}, identity = {} } = setup;
  Object.assign(globalThis, { __MOCK_API__: mockApi !== 'left out' });
  // A play function asks for words before the page has loaded any, or while those of the story before are in force.
  if (i18n.locale !== playedIn(context)) await activate(playedIn(context));
  site = openSite({ scenario, theme, held, config, identity });
  const { storage } = site;
  storage.mode.set(mode);
  storage.language.set(playedIn(context));
  if (signedIn) storage.apiKey.set('demo');
  if (mockApi === 'on') storage.mockApi.set(true);
  // What has happened before was at the time of the site too.
  const overrides = [overrideLocks(), overrideDate(site.now), overrideRandom()];
  const restore = (): void => {
    for (const end of overrides) end();
    visible = undefined;
  };
  try {
    await setup.before?.(site);
    const address = base + (typeof path === 'string' ? path : await path(site));
    await site.setFaults(typeof faults === 'function' ? await faults(site) : faults);
    visible = { id, site, address, stays, theme };
  } catch (thrown) {
    restore();
    throw thrown;
  }
  return restore;
}

/** Called by `scripts/stories.ts`: puts another language in force for the screen as it stands, without opening it anew. */
Object.assign(globalThis, { setScreenLanguage: activate });

/** What the stories of all screens have in common; each brings its title and `tags: ['!autodocs']`. */
export const screens = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: setUpScreen,
  render: (_args, { id }) => (visible ? <StoryConsole key={id} {...visible} /> : <></>),
} satisfies Meta;

/**
 * A story of a screen. `play` waits for what it shows, and does what has to be done until it is shown, by English words; then
 * the screen changes to the language that is asked for.
 */
export function screenStory(setup: ScreenSetup, play: NonNullable<StoryObj['play']>): StoryObj {
  return {
    parameters: { setup },
    async play(context) {
      if (!setup.playsWideOnly || window.matchMedia(media.desktop).matches) await play(context);
      await visible?.site.quiet();
      const { language } = requestedOf(context.globals);
      if (language !== playedIn(context)) await activate(language);
      // What the last answer has brought is measured in one frame and has its place in the next.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    },
  };
}
