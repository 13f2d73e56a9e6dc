import { i18n } from '@lingui/core';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { isThemeName, type ThemeName } from '@livery/ui/themes';
import { closeOverlays } from '#shared/overlays.js';
import { base } from '#shared/session.js';
import { keepInMemory, storage } from '#shared/storage.js';
import { toasts } from '#shared/toasts.js';
import { liveBy } from './clock.js';
import { openSite, type Site } from './site.js';
import type { Visit } from './visit.js';
import { StoryConsole } from './StoryConsole.js';

interface Shown {
  id: string;
  site: Site;
  address: string;
  stays: boolean;
  theme: ThemeName;
  language: string;
}

let shown: Shown | undefined;

interface Wanted {
  theme: ThemeName;
  mode: 'light' | 'dark';
  language: string;
}

function wantedOf({ theme, mode, language }: StoryContext['globals']): Wanted {
  return {
    theme: isThemeName(String(theme)) ? theme : 'default',
    mode: mode === 'dark' ? 'dark' : 'light',
    language: String(language),
  };
}

/** Another theme or language is another page: the story begins again, with what its play function does. */
function beginAgain(storyId: string): void {
  const channel = addons.getChannel();
  channel.once(STORY_FINISHED, () => channel.emit(FORCE_REMOUNT, { storyId }));
}

async function arrive({ id, parameters, globals }: StoryContext): Promise<(() => void) | undefined> {
  const { theme, mode, language } = wantedOf(globals);
  if (shown?.id === id) {
    storage.mode.set(mode);
    if (shown.theme !== theme || shown.language !== language) beginAgain(id);
    return undefined;
  }
  const visit = parameters['visit'] as Visit;
  const { path, scenario = 'demo', signedIn = true, faults = [], held = [], mockApi = 'off', stays = false } = visit;
  Object.assign(globalThis, { __MOCK_API__: mockApi !== 'left out' });
  // A play function asks for words before the page has loaded any: English needs none.
  if (!i18n.locale) i18n.loadAndActivate({ locale: 'en', messages: {} });
  keepInMemory();
  toasts.clear();
  closeOverlays();
  storage.mode.set(mode);
  storage.language.set(language);
  if (signedIn) storage.apiKey.set('demo');
  if (mockApi === 'on') storage.mockApi.set(true);

  const site = openSite({ scenario, theme, held });
  await visit.before?.(site);
  const address = base + (typeof path === 'string' ? path : await path(site));
  await site.setFaults(faults);
  const restoreClock = liveBy(site.now);
  shown = { id, site, address, stays, theme, language };
  return () => {
    restoreClock();
    shown = undefined;
  };
}

/** What the stories of all screens have in common; each brings its title and `tags: ['!autodocs']`. */
export const screens = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: arrive,
  render: (_args, { id }) => (shown ? <StoryConsole key={id} {...shown} /> : <></>),
} satisfies Meta;

/** A story of a screen. `play` waits for what it shows, and does what has to be done until it is shown. */
export function screenStory(visit: Visit, play: NonNullable<StoryObj['play']>): StoryObj {
  return {
    parameters: { visit },
    async play(context) {
      await play(context);
      await shown?.site.quiet();
    },
  };
}
