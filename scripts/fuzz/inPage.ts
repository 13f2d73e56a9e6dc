import type { Act } from './screens.js';

/** What a page may do because of its answers. */
export interface Allowed {
  /** Say that the screen cannot be shown, with another try. */
  failure: boolean;
  /** Show these words, which are JavaScript's own otherwise. */
  messages: readonly string[];
}

/** The part of the fuzz that lives in the page. */
interface InPage {
  /** Called by markup that was run instead of shown. */
  execute: () => void;
  /** Goes to an address of the console without a load, and rests. */
  go: (address: string) => Promise<boolean>;
  /** Eleven minutes pass: what is no longer shown is forgotten, what is shown is old. */
  age: () => void;
  /** Comes back to the page after such a while: it asks again for what it shows. */
  refresh: () => Promise<boolean>;
  /** Does one thing after the other, and rests after each. What was not there `within` ms, or did not come to rest. */
  act: (acts: readonly Act[], within: number) => Promise<string[]>;
  /** Resolves when nothing is awaited or drawn any more; false if that does not come. Does not wait for retries. */
  rest: () => Promise<boolean>;
  /** What is wrong with what is shown; empty if nothing is. */
  complaints: (allowed: Allowed) => string[];
}

declare global {
  var fuzz: InPage;
}

/**
 * Begins in every page before its own scripts. It stands alone, because it is sent there: it uses nothing of this file.
 * The page's time begins at `startTime`, in ms since 1970, and can be moved on; its calls are counted.
 */
export function install(startTime: number): void {
  const later = 400;
  const elevenMinutes = 11 * 60_000;
  const real = {
    setTimeout: setTimeout.bind(globalThis),
    clearTimeout: clearTimeout.bind(globalThis),
    fetch: fetch.bind(globalThis),
    Date,
  };
  const waiting = new Map<unknown, () => void>();
  let ahead = startTime - Date.now();
  let pending = 0;
  let changedAt = performance.now();
  let executed = 0;

  globalThis.Date = new Proxy(real.Date, {
    construct: (target, given, made) =>
      given.length > 0 ? Reflect.construct(target, given, made) : new target(target.now() + ahead),
    get: (target, name, receiver) =>
      name === 'now' ? () => target.now() + ahead : Reflect.get(target, name, receiver),
  });

  const setTimeoutKept = (callback: () => void, delay = 0, ...given: []): unknown => {
    if (!(delay >= later)) return real.setTimeout(callback, delay, ...given);
    const run = (): void => {
      waiting.delete(timer);
      callback(...given);
    };
    const timer = real.setTimeout(run, delay);
    waiting.set(timer, () => {
      real.clearTimeout(timer);
      run();
    });
    return timer;
  };
  globalThis.setTimeout = setTimeoutKept as typeof setTimeout;
  globalThis.clearTimeout = (timer) => {
    waiting.delete(timer);
    real.clearTimeout(timer);
  };
  /** Those that are begun meanwhile wait for the next time: a clock begins another one each time. */
  const runTimers = (): void => {
    for (const run of Array.from(waiting.values())) run();
  };

  globalThis.fetch = async (...given) => {
    pending += 1;
    try {
      const response = await real.fetch(...given);
      await response.clone().arrayBuffer();
      return response;
    } finally {
      pending -= 1;
      changedAt = performance.now();
    }
  };

  /** The code of a lazy part is on its way while its link is: the bundle adds one for each file. */
  const awaitLink = (link: HTMLLinkElement): void => {
    const done = (): void => {
      pending -= 1;
      changedAt = performance.now();
    };
    pending += 1;
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
  };
  new MutationObserver((changes) => {
    changedAt = performance.now();
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const isCode = node instanceof HTMLLinkElement && /^(modulepreload|stylesheet)$/.test(node.rel);
      if (isCode && document.readyState === 'complete') awaitLink(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const pause = (ms: number): Promise<void> => new Promise((done) => void real.setTimeout(done, ms));
  const patience = 20_000;
  const quietFor = 25;
  const quiet = async (until: number): Promise<boolean> => {
    while (performance.now() < until) {
      if (pending === 0 && performance.now() - changedAt > quietFor) return true;
      await pause(8);
    }
    return false;
  };
  const busy = (): boolean =>
    document.querySelector('h1') === null ||
    document.querySelector('[aria-busy=true], main [role=progressbar]:not([aria-valuenow])') !== null;

  const rest = async (): Promise<boolean> => {
    const until = performance.now() + patience;
    while (await quiet(until)) {
      if (!busy()) return true;
      runTimers();
      await pause(4);
    }
    return false;
  };

  const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent).trim();
  const isNamed =
    (name: string) =>
    (element: HTMLElement): boolean =>
      nameOf(element).startsWith(name) && element.getAttribute('aria-disabled') !== 'true';
  /** What lies on top goes first, then buttons, then what is chosen by its label. */
  const pressable = (name: string): HTMLElement | undefined =>
    ['[role=dialog] button', 'button, a[href], [role=menuitem]', 'label']
      .map((selector) => [...document.querySelectorAll<HTMLElement>(selector)].find(isNamed(name)))
      .find((element) => element !== undefined);
  /** The field of a label; without one the first of what lies on top. */
  const fieldFor = (label: string | undefined): HTMLInputElement | undefined => {
    if (label === undefined) return document.querySelector<HTMLInputElement>('[role=dialog] input') ?? undefined;
    const control = [...document.querySelectorAll('label')].find(isNamed(label))?.control;
    return control instanceof HTMLInputElement && !control.disabled ? control : undefined;
  };
  /** Whether there was something to do it with. */
  const perform = (act: Act): boolean => {
    if ('press' in act) {
      const button = pressable(act.press);
      button?.click();
      return button !== undefined;
    }
    const field = fieldFor(act.into);
    if (!field) return false;
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, act.type);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (act.into !== undefined) field.blur();
    return true;
  };

  const visible = (): string[] => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-valuetext]')].flatMap(
      (element) =>
        ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'].map((name) => element.getAttribute(name) ?? ''),
    ),
    ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
  ];
  const nonsense =
    /\bNaN\b|\bundefined\b|\[object \w+\]|\bInfinity\b|∞|Invalid Date|Cannot (read|convert|access)|is not (a function|iterable|defined)|Unexpected (token|end)|Minified React|Invalid (time value|currency code)|out of range|function Object\(/g;

  /** The same, as soon as it is there: code that a module imports has no link that could be awaited. */
  const performSoon = async (act: Act, within: number): Promise<boolean> => {
    const until = performance.now() + within;
    while (!perform(act)) {
      if (performance.now() > until) return false;
      await pause(20);
    }
    return true;
  };

  const complaintsOf = ({ failure, messages }: Allowed): string[] => {
    const found: string[] = [];
    const heading = document.querySelector('h1')?.innerText.trim() ?? '';
    const failed = /^(An error happened|Something went wrong)$/.test(heading);
    const wayOut = [...document.querySelectorAll('main button')].some((one) => /^(Retry|Reload)/.test(nameOf(one)));
    if (heading === '') found.push('the heading is lost');
    if (!document.querySelector('main')) found.push('the main part is lost');
    if (failed && !failure)
      found.push(`the screen is lost: ${document.querySelector('main')?.innerText.slice(0, 200)}`);
    if (failed && failure && !wayOut) found.push('the screen failed without another try');
    for (const text of visible()) {
      for (const { 0: word, index } of text.matchAll(nonsense)) {
        if (messages.includes(word)) continue;
        const around = text.slice(Math.max(0, index - 40), index + 40).replaceAll(/\s+/g, ' ');
        found.push(`shows "${word}": …${around}…`);
      }
    }
    if (executed > 0) found.push('markup of the answer was executed');
    executed = 0;
    const element = document.querySelector('[data-fuzz], [href^="javascript:" i], [src^="javascript:" i]');
    if (element) found.push(`text of the answer became an element or a link: ${element.outerHTML.slice(0, 120)}`);
    return found;
  };

  const age = (): void => {
    ahead += elevenMinutes;
    runTimers();
  };

  globalThis.fuzz = {
    execute: () => (executed += 1),
    async go(address) {
      // What was announced before is said of another screen.
      for (const said of document.querySelectorAll<HTMLElement>('[data-live-announcer] > *')) said.hidden = true;
      const heading = document.querySelector('h1');
      const until = performance.now() + patience;
      history.pushState(null, '', address);
      const isHere = (): boolean => heading !== null && document.contains(heading);
      while (isHere() && performance.now() < until) await pause(2);
      return rest();
    },
    age,
    async refresh() {
      age();
      window.dispatchEvent(new Event('visibilitychange'));
      return rest();
    },
    async act(acts, within) {
      const missed: string[] = [];
      for (const act of acts) {
        if (!(await performSoon(act, within))) missed.push(`there is nothing to ${JSON.stringify(act)}`);
        if (!(await rest())) missed.push(`does not come to rest after ${JSON.stringify(act)}`);
      }
      return missed;
    },
    rest,
    complaints: complaintsOf,
  };
}
