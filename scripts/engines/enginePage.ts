import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ElementReference, InputSource, Session } from './webDriver.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How long what is waited for may take, in ms. */
const limit = 30_000;

/** The keys that have a code of their own in WebDriver. */
export const keys = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Control: '\uE009',
  Backspace: '\uE003',
} as const;

/**
 * Finds what a screen reader would call by a role and a name, the last one first, because a dialog is at the end of the
 * page. Runs in the page, where axe knows roles and names.
 */
const find = `
  const [role, name] = arguments;
  const isNamed = (text) => name.startsWith('/') ? new RegExp(name.slice(1, -1)).test(text) : text === name;
  const inForce = (element) => !element.closest('[inert], [aria-hidden="true"]') && element.checkVisibility();
  axe.setup(document.documentElement);
  try {
    return [...document.body.querySelectorAll('*')].reverse().find((element) =>
      axe.commons.aria.getRole(element) === role && inForce(element) &&
      isNamed(axe.commons.text.accessibleText(element).trim())) ?? null;
  } finally {
    axe.teardown();
  }`;

/** Collects what went wrong inside the page: the driver does not say what the console holds. */
const watch = `
  if (window.liveryFaults) return;
  window.liveryFaults = [];
  const note = (text) => window.liveryFaults.push(text);
  addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => note('policy: ' + violatedDirective + ' ' + sample));
  addEventListener('error', ({ message }) => note('error: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => note('rejection: ' + reason));`;

/** A page as the steps see it: each method waits until it can do what it says, and throws where it never can. */
export class EnginePage {
  constructor(
    private readonly session: Session,
    readonly origin: string,
  ) {}

  /** Opens an address of the console, `/app` left out. */
  async open(path: string): Promise<void> {
    await this.session.open(`${this.origin}/app${path}`);
    await this.session.run(watch);
  }

  async reload(): Promise<void> {
    await this.session.reload();
    await this.session.run(watch);
  }

  back(): Promise<unknown> {
    return this.session.run('history.back()');
  }

  resize(width: number, height = 800): Promise<unknown> {
    return this.session.resize(width, height);
  }

  /** The value of a function body in the page. */
  evaluate<Value>(script: string, ...args: unknown[]): Promise<Value> {
    return this.session.run<Value>(script, ...args);
  }

  /** Runs a function body that needs axe, which a page that was opened since does not have yet. */
  private async evaluateWithAxe<Value>(script: string, ...args: unknown[]): Promise<Value> {
    if (!(await this.session.run<boolean>('return "axe" in window'))) await this.session.run(axeSource);
    return this.session.run<Value>(script, ...args);
  }

  /** Waits until a function body gives something that is true, and returns it. */
  until<Value>(what: string, script: string, ...args: unknown[]): Promise<NonNullable<Value>> {
    return this.poll<Value>(what, () => this.session.run<Value>(script, ...args));
  }

  private async poll<Value>(what: string, look: () => Promise<Value>): Promise<NonNullable<Value>> {
    const end = Date.now() + limit;
    let last: unknown;
    for (;;) {
      try {
        last = await look();
        if (last) return last as NonNullable<Value>;
      } catch (thrown) {
        last = thrown;
      }
      if (Date.now() > end) throw new Error(`${what}: not within ${limit / 1000} s (${String(last)})`);
      await sleep(50);
    }
  }

  /** Something visible with a role and a name; a name between slashes is a pattern. */
  see(role: string, name: string): Promise<ElementReference> {
    return this.poll(`${role} “${name}”`, () => this.evaluateWithAxe<ElementReference | null>(find, role, name));
  }

  text(text: string): Promise<unknown> {
    return this.until(`the text “${text}”`, 'return document.body.innerText.includes(arguments[0])', text);
  }

  /** Clicks as a mouse does, in the middle of what is named. */
  async click(role: string, name: string): Promise<void> {
    await this.clickOn(await this.see(role, name));
  }

  async clickOn(element: ElementReference): Promise<void> {
    await this.until(
      'what is clicked stands still',
      `const [element] = arguments;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y } = element.getBoundingClientRect();
      const before = element.liveryPlace;
      element.liveryPlace = x + ' ' + y;
      return before === element.liveryPlace`,
      element,
    );
    await this.perform(
      mouse(
        { type: 'pointerMove', origin: element, x: 0, y: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    );
  }

  /** Types over what a field holds. */
  async fill(role: string, name: string, text: string): Promise<void> {
    await this.fillIn(await this.see(role, name), text);
  }

  async fillIn(field: ElementReference, text: string): Promise<void> {
    await this.session.run('arguments[0].focus(); arguments[0].select()', field);
    await this.type(text === '' ? keys.Backspace : text);
    await this.until(`a field with “${text}”`, 'return arguments[0].value === arguments[1]', field, text);
  }

  /** Presses one key after the other. */
  type(text: string): Promise<unknown> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.perform({ type: 'key', id: 'keyboard', actions });
  }

  /** Presses a key while Control is held. */
  withControl(value: string): Promise<unknown> {
    const actions = [
      { type: 'keyDown', value: keys.Control },
      { type: 'keyDown', value },
      { type: 'keyUp', value },
      { type: 'keyUp', value: keys.Control },
    ];
    return this.perform({ type: 'key', id: 'keyboard', actions });
  }

  perform(...actions: InputSource[]): Promise<unknown> {
    return this.session.perform(...actions);
  }

  /** Gives a hidden file input files of this machine. */
  upload(element: ElementReference, path: string): Promise<unknown> {
    return this.session.sendKeys(element, path);
  }

  /** Waits until a function body about the focused element holds. */
  focused(what: string, condition: string): Promise<unknown> {
    return this.until(`focus: ${what}`, `const focused = document.activeElement; return ${condition}`);
  }

  screenshot(): Promise<Buffer> {
    return this.session.screenshot();
  }

  /** Whether nothing makes the page wider than the window. */
  fitsWidth(): Promise<unknown> {
    return this.until(
      'no scrolling sideways',
      'return document.documentElement.scrollWidth <= document.documentElement.clientWidth',
    );
  }

  /** The accessible name that the browser itself gives an element. */
  labelOf(element: ElementReference): Promise<string> {
    return this.session.labelOf(element);
  }

  /** Throws with what axe finds against WCAG 2.2 AA once nothing moves. Rules of `except` are left out. */
  async accessible({ except = [] as readonly string[] } = {}): Promise<void> {
    await this.until(
      'nothing moves',
      `return document.getAnimations().every(({ playState, effect }) =>
        playState !== 'running' || effect.getTiming().iterations === Infinity)`,
    );
    const found = await this.evaluateWithAxe<string[]>(
      `return axe.run('html', { runOnly: { type: 'tag', values: arguments[0] }, rules: arguments[1] }).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' at ' + target.join(' ') + ': ' + failureSummary)))`,
      wcagTags,
      Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    );
    if (found.length > 0) throw new Error(`axe: ${found.join('\n')}`);
  }

  /** What went wrong in the page since it was opened. */
  faults(): Promise<string[]> {
    return this.session.run<string[]>('return window.liveryFaults ?? []');
  }
}

/** What the mouse does. */
export const mouse = (...actions: object[]): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});
