import type { screenStory } from './screens.js';

type Play = Parameters<typeof screenStory>[1];

/** Plays with what a processor's script would leave in the page. */
export const withGlobal =
  (name: string, value: unknown, play: Play): Play =>
  async (context) => {
    Reflect.set(window, name, value);
    try {
      await play(context);
    } finally {
      Reflect.deleteProperty(window, name);
    }
  };
