/*
 * Runs inside a page of stories: each function stands alone, and may use nothing of this file.
 */

declare global {
  /** Of a page of stories: while its story plays. */
  var isStoryPlaying: boolean | undefined;
}

/**
 * Timers that somebody would have to wait for. While a story plays they count frames, of which a busy page draws fewer: what
 * it shows for some seconds does not go before it is through, however slow the machine is. Once it has played, they stand:
 * what says "Copied" goes on saying it, however long the pictures take.
 */
export function countLateTimersByFrames(): void {
  const late = 1000;
  const frame = 1000 / 60;
  let lastId = 0;
  const waiting = new Map<number, { left: number; run: () => void; every: number | undefined }>();
  const later = window.setTimeout.bind(window);
  const countFrame = (): void => {
    if (globalThis.isStoryPlaying === false) {
      later(countFrame, 50);
      return;
    }
    requestAnimationFrame(countFrame);
    for (const [id, timer] of waiting) {
      timer.left -= frame;
      if (timer.left > 0) continue;
      if (timer.every === undefined) waiting.delete(id);
      else timer.left = timer.every;
      timer.run();
    }
  };
  countFrame();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = window[name].bind(window);
    const startLate = (handler: TimerHandler, delay = 0, ...args: unknown[]): number => {
      if (typeof handler !== 'function' || delay < late) return start(handler, delay, ...args);
      // Those of the browser are above zero.
      const id = (lastId -= 1);
      const run = (): void => (handler as (...given: unknown[]) => void)(...args);
      waiting.set(id, { left: delay, run, every: name === 'setInterval' ? delay : undefined });
      return id;
    };
    Object.assign(window, { [name]: startLate });
  }
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const clear = window[name].bind(window);
    Object.assign(window, {
      [name]: (id?: number): void => {
        if (id !== undefined) waiting.delete(id);
        clear(id);
      },
    });
  }
}

/**
 * Resolves when nothing in the page has changed for some frames, and tells whether it has come to that. What
 * draws the rows in sight alone looks again after 150 ms.
 */
export async function untilStill(): Promise<boolean> {
  const enough = document.querySelector('[data-index]') ? 12 : 4;
  let still = 0;
  const observer = new MutationObserver(() => {
    still = 0;
  });
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const placeOf = (): string => `${scrollX} ${scrollY} ${document.documentElement.scrollHeight}`;
  let place = placeOf();
  for (let frames = 0; still < enough && frames < 300; frames += 1) {
    still += 1;
    await new Promise((drawn) => requestAnimationFrame(drawn));
    if (place !== placeOf()) still = 0;
    place = placeOf();
  }
  observer.disconnect();
  return still >= enough;
}

/**
 * How high the story is with some room around it, in px: that of the page where it is higher than the screen, or where
 * something covers all of it. What lies under a dialog is not looked at.
 */
export function heightInSight(): number {
  const margin = 32;
  if (document.querySelector(':modal, [aria-modal=true]')) return innerHeight;
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight) return scrollHeight;
  const bottoms = Array.from(document.body.querySelectorAll('*'), (element) => element.getBoundingClientRect().bottom);
  return Math.min(innerHeight, Math.ceil(Math.max(...bottoms)) + margin);
}

/** Puts a theme and mode in force, and resolves when what hears of it has been drawn. */
export async function setVariant({ theme, mode }: { theme: string; mode: string }): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['theme'] === theme && dataset['mode'] === mode) return;
  let hasChanged = true;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  Object.assign(dataset, { theme, mode });
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  for (let frames = 0; hasChanged && frames < 60; frames += 1) {
    hasChanged = false;
    await new Promise((drawn) => requestAnimationFrame(drawn));
    // What hears of the frame's sizes changes the page in a task after it.
    await new Promise((later) => setTimeout(later));
  }
  observer.disconnect();
}

/** Whether the story has the picture of a login page: its frame is `ArtFrame`. */
export function hasPicture(): boolean {
  return document.querySelector('svg[viewBox="0 0 800 800"]') !== null;
}

/** The theme that the story in sight always has, whatever the toolbar says. */
export function ownTheme(): string | undefined {
  interface PreviewWindow {
    __STORYBOOK_PREVIEW__?: { currentRender?: { story?: { storyGlobals?: { theme?: string } } } };
  }
  return (window as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals?.theme;
}

/** Adds the stylesheets of all themes that are not there yet, and loads every face that they name. */
export async function loadThemes(sheets: readonly string[]): Promise<void> {
  const there = new Set(Array.from(document.querySelectorAll('link'), ({ href }) => href));
  const missing = sheets.filter((href) => !there.has(href));
  await Promise.all(
    missing.map(
      (href) =>
        new Promise<void>((loaded, failed) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          link.addEventListener('load', () => loaded());
          link.addEventListener('error', () => failed(new Error(`${href} is not there`)));
          document.head.append(link);
        }),
    ),
  );
  // Stand-ins for faces are those of the machine, which may have none of them.
  const faces = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(faces.map((face) => face.load()));
}
