import { setTimeout as wait } from 'node:timers/promises';
import { parsedResponse } from '@livery/api/client/schema';
import { getUiConfig } from '@livery/api/generated/operations/config';
import type { OperationId } from '@livery/api/generated/operations';
import type { Browser, ConsoleMessage, Page } from 'playwright';
import { sidewaysComplaint } from '../lib/pageChecks.js';
import { install, type Allowed } from './inPage.js';
import { isBodyKind, mutated, type Mutation } from './mutations.js';
import type { Screen } from './screens.js';
import { startServer, startTime, type FuzzServer, type Sent } from './server.js';
import { addressOf, targetsOf } from './screenTargets.js';
import { sentComplaintsOf } from './sentComplaints.js';

/** Viewport widths in CSS pixels. */
export type Width = 1280 | 320;

/** A screen meets a response when it is opened, or when it asks again for what it shows already. */
type When = 'at first' | 'on refresh';

/** What the browser's console may not say: errors that nobody caught, a broken policy of the page. */
const isFault = (text: string): boolean => /^(Uncaught|Recovered) error|Content[ -]Security[ -]Policy/.test(text);

/** React has put the error of a screen in its place. */
const isLostScreen = (text: string): boolean => text.startsWith('Caught error');

const isMismatch = (text: string): boolean => text.startsWith('The answer does not match the contract');

/**
 * What a mutation excuses: a response that as a whole is of another kind, that its screen cannot be shown; text, that it
 * is shown.
 */
function allowedBy({ path, kind }: Mutation): Allowed {
  const messages: Partial<Record<Mutation['kind'], string>> = {
    'the text NaN': 'NaN',
    'the text undefined': 'undefined',
  };
  const word = messages[kind];
  return { failure: path.length === 0, messages: word === undefined ? [] : [word] };
}

/** A file of the origin, without the console. */
const bare = '/app/version.json';

/** What the page writes into its console once nothing that came before is on its way to us any more. */
const endOfReports = 'All reports before this one have been heard';

/** An address without a screen: on the way there a screen is taken down. */
const nowhere = '/app/nowhere';

/** How long a page may take for one mutation, in ms. */
const patience = 60_000;

/** A page of the console in a browser that remembers nothing, with a provider of its own. */
export class ConsolePage {
  /** What each screen sends without a mutation, whichever page has recorded it. */
  private static readonly sent = new Map<Screen, Sent>();
  private page: Page | undefined;
  private signedIn: boolean | undefined;
  private width: Width = 1280;
  /** What went wrong behind the page since it was last asked. */
  private readonly faults: string[] = [];
  /** What React said of screens that were lost since then. */
  private readonly lost: string[] = [];
  /** Reports of mismatches since the page was loaded. */
  private readonly reported = new Set<string>();

  /** What the mutation before excuses: a form begins with what the cache has until the new response is there, and keeps it. */
  private excusedBefore: readonly string[] = [];

  private constructor(
    private readonly openBrowser: () => Promise<Browser>,
    private readonly server: FuzzServer,
    private readonly targets: Awaited<ReturnType<typeof targetsOf>>,
  ) {}

  static async open(openBrowser: () => Promise<Browser>): Promise<ConsolePage> {
    const server = await startServer();
    return new ConsolePage(openBrowser, server, await targetsOf(server));
  }

  async close(): Promise<void> {
    await this.closePage();
    this.server.close();
  }

  async setWidth(width: Width): Promise<void> {
    this.width = width;
    await this.page?.setViewportSize({ width, height: 800 });
  }

  /** What a screen reads, by operation, and what is wrong with it as it is. */
  async record(
    screen: Screen,
  ): Promise<{ responses: ReadonlyMap<OperationId, readonly unknown[]>; complaints: string[] }> {
    const rested = await this.show(screen, () => void this.server.record());
    this.server.hold(screen.save?.operation);
    const missed = await this.act(screen, patience / 4);
    if (screen.save) await this.server.heldBack(patience / 4);
    const [sent] = this.server.hold(undefined);
    if (sent) ConsolePage.sent.set(screen, sent);
    if (screen.save && !sent) missed.push(`sends no ${screen.save.operation}`);
    const complaints = await this.complaints(rested, { failure: false, messages: [] });
    return { responses: this.server.record(), complaints: [...missed, ...complaints] };
  }

  /** What is wrong with a screen that reads a mutated answer; empty if nothing is. */
  async check(screen: Screen, mutation: Mutation, when: When): Promise<string[]> {
    const timer = new AbortController();
    const tooLong = wait(patience, [`nothing answers for ${patience / 1000} s`], timer);
    const checked = this.complaintsAbout(screen, mutation, when);
    const found = await Promise.race([checked, tooLong]).catch((error: unknown) => [String(error)]);
    timer.abort();
    await Promise.allSettled([tooLong]);
    this.server.mutate(undefined);
    if (found.length > 0) await this.closePage();
    await Promise.allSettled([checked]);
    return found;
  }

  private async complaintsAbout(screen: Screen, mutation: Mutation, when: When): Promise<string[]> {
    const mutate = (): void => this.server.mutate(mutation);
    const isRefreshed = when === 'on refresh' && !screen.load;
    let rested = await this.show(screen, isRefreshed ? undefined : mutate);
    if (isRefreshed) {
      mutate();
      rested = await (await this.opened()).evaluate(() => fuzz.refresh());
    }
    this.server.hold(screen.save?.operation);
    // What a mutation has taken away cannot be pressed.
    await this.act(screen, 1500);
    const { failure, messages } = allowedBy(mutation);
    const allowed = { failure, messages: [...messages, ...this.excusedBefore] };
    this.excusedBefore = messages;
    const found = [...this.sentComplaints(screen), ...(await this.complaints(rested, allowed))];
    return screen.load ? [...found, ...(await this.keptComplaints(mutation))] : found;
  }

  /** The page itself; a new one, in a browser that remembers nothing, where there is none. */
  private async opened(): Promise<Page> {
    if (this.page) return this.page;
    const context = await (
      await this.openBrowser()
    ).newContext({
      viewport: { width: this.width, height: 800 },
      locale: 'en-GB',
      timezoneId: 'Europe/Tallinn',
      reducedMotion: 'reduce',
    });
    // tsx keeps the names of functions by a helper, which a function handed to the page looks for there.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named' });
    await context.addInitScript(install, startTime);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.faults.push(`uncaught: ${error.message}`));
    page.on('crash', () => this.faults.push('the page crashed'));
    page.on('console', (message) => this.heard(message));
    // The origin, without the console: what it finds stored is put there first.
    await page.goto(`${this.server.origin}${bare}`);
    this.page = page;
    return page;
  }

  private async closePage(): Promise<void> {
    const { page } = this;
    this.page = undefined;
    this.signedIn = undefined;
    await page?.context().close();
    this.faults.length = 0;
    this.lost.length = 0;
    this.excusedBefore = [];
  }

  private heard(message: ConsoleMessage): void {
    const text = message.text();
    if (message.type() !== 'error') return;
    if (isFault(text)) this.faults.push(text);
    if (isLostScreen(text)) this.lost.push(text);
    if (!isMismatch(text)) return;
    if (this.reported.has(text)) this.faults.push(`reported twice: ${text}`);
    this.reported.add(text);
  }

  private addressOf({ path, of, search }: Screen): string {
    return `/app${addressOf(path, of && this.targets.get(of), search)}`;
  }

  /** Opens a screen; `before` is called when the next call is one of it. Resolves to whether the page came to rest. */
  private show(screen: Screen, before?: () => void): Promise<boolean> {
    return screen.load ? this.load(screen, screen.load, before) : this.enter(screen, before);
  }

  /** Loads a screen with nothing stored but the API key. */
  private async load(screen: Screen, how: 'signed in' | 'signed out', before?: () => void): Promise<boolean> {
    const page = await this.opened();
    this.signedIn = how === 'signed in';
    // The screen before is down then: what it has reported, which may be on its way still, is none of this one.
    await page.goto(`${this.server.origin}${bare}`);
    const heard = page.waitForEvent('console', (message) => message.text() === endOfReports);
    await page.evaluate(`console.debug('${endOfReports}')`);
    await heard;
    await page.evaluate((key) => {
      localStorage.clear();
      sessionStorage.clear();
      if (key) localStorage.setItem('livery.apiKey', JSON.stringify(key));
    }, this.signedIn && 'demo');
    this.reported.clear();
    before?.();
    await page.goto(this.server.origin + this.addressOf(screen));
    return page.evaluate(() => fuzz.rest());
  }

  /** Comes to a screen from another one, with nothing in the cache of what it reads. */
  private async enter(screen: Screen, before?: () => void): Promise<boolean> {
    if (!this.signedIn) await this.load(screen, 'signed in');
    const page = await this.opened();
    await page.evaluate(async (address) => {
      await fuzz.go(address);
      fuzz.age();
    }, nowhere);
    before?.();
    return page.evaluate((address) => fuzz.go(address), this.addressOf(screen));
  }

  private async act({ acts = [] }: Screen, within: number): Promise<string[]> {
    if (acts.length === 0) return [];
    const page = await this.opened();
    return page.evaluate(({ acts, within }) => fuzz.act(acts, within), { acts, within });
  }

  /** What is wrong with what a screen has sent. What comes later is still held back, until the next screen. */
  private sentComplaints(screen: Screen): string[] {
    const { save, of } = screen;
    const sent = this.server.hold(save?.operation);
    if (!save) return [];
    const row = this.server.rowRead(save.of, (of && this.targets.get(of)) ?? {});
    return sentComplaintsOf(save, sent, ConsolePage.sent.get(screen), row);
  }

  private async complaints(rested: boolean, allowed: Allowed): Promise<string[]> {
    const page = await this.opened();
    const found = await page.evaluate((allowed) => fuzz.complaints(allowed), allowed);
    if (!rested) found.push('does not come to rest');
    const sideways = await page.evaluate(sidewaysComplaint);
    if (sideways !== undefined) found.push(sideways);
    const lost = this.lost.splice(0);
    return [...found, ...this.faults.splice(0), ...(allowed.failure ? [] : lost)];
  }

  /** A configuration that breaks the contract is for this page only, not for the next day. */
  private async keptComplaints(mutation: Mutation): Promise<string[]> {
    if (mutation.operation !== 'getUiConfig') return [];
    const saved = await (await this.opened()).evaluate(() => localStorage.getItem('livery.uiConfig'));
    if (saved === null || isWholeConfig(mutation, await this.server.read('/config/ui/config'))) return [];
    return ['an answer that breaks the contract is kept for a day'];
  }
}

/** Whether a configuration fits the contract even after a mutation. */
function isWholeConfig(mutation: Mutation, config: unknown): boolean {
  if (isBodyKind(mutation.kind)) return mutation.kind === 'JSON of no type';
  const { text } = mutated(mutation, { text: JSON.stringify(config), type: 'application/json' });
  return parsedResponse(getUiConfig.response ?? 'object', JSON.parse(text)).isComplete;
}
