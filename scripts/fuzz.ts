/*
 * npm run fuzz: the production bundle on responses that break the contract. Every value that a screen reads is mutated,
 * one at a time: missing, null, of another type, huge, markup, … Whatever comes, no screen may be lost, nothing of the
 * answer executed, no message of the machinery shown, nothing wider than the page.
 *   --seed 7          another choice of mutations; the same one again with the same seed
 *   --count 2000      how many in all
 *   --screen vm-disks one screen only, or several by commas
 *   --number 12       one mutation of that screen only, as a failure names it
 * Closes with "N passed, N failed".
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { ConsolePage, type Width } from './fuzz/consolePage.js';
import { mutationText, type Mutation } from './fuzz/mutations.js';
import { planOf, shares } from './fuzz/plan.js';
import { screens, type Screen } from './fuzz/screens.js';
import { targetsOf, type Target } from './fuzz/targets.js';

import { buildConsole } from './lib/buildConsole.js';
import { ensureChromium, launchOptions, unoptimized } from './lib/chromium.mjs';
import { report } from './lib/stage.js';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '2000' },
    screen: { type: 'string' },
    number: { type: 'string' },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function wholeNumber(name: 'seed' | 'count' | 'number', text: string): number {
  const number = Number(text);
  return text !== '' && Number.isInteger(number) && number >= 0
    ? number
    : fail(`--${name} is to be a whole number, not "${text}".`);
}

function chosenScreens(): readonly Screen[] {
  const names = options.screen?.split(',');
  const unknown = names?.find((name) => !screens.some((screen) => screen.name === name));
  if (unknown !== undefined) {
    fail(`There is no screen "${unknown}". There are: ${screens.map(({ name }) => name).join(', ')}.`);
  }
  return names ? screens.filter(({ name }) => names.includes(name)) : screens;
}

/** Mutations that a page is given one after the other. */
interface Block {
  screen: Screen;
  width: Width;
  numbers: number[];
  mutationOf: (number: number) => Mutation;
}

const blockSize = 20;
/** One block in so many is checked at 320 px. */
const narrowOnes = 4;
/** One mutation in so many comes to a screen that has shown the response as it is before. */
const refreshedOnes = 4;

const seed = wholeNumber('seed', options.seed);
const count = wholeNumber('count', options.count);
const only = options.number === undefined ? undefined : wholeNumber('number', options.number);
const chosen = chosenScreens();
if (only !== undefined && chosen.length !== 1)
  fail('--number counts the mutations of one screen: name it by --screen.');

let passed = 0;
const failures: string[] = [];

/** Counts a check, and says at once what is wrong. */
function tally(what: string, complaints: readonly string[]): void {
  if (complaints.length === 0) {
    passed += 1;
    return;
  }
  const failure = [what, ...new Set(complaints)].join('\n    ');
  failures.push(failure);
  console.error(failure);
}

/** Cuts the numbers of a screen's mutations into blocks; the width of each depends on nothing but its place. */
function blocksOf(screen: Screen, numbers: readonly number[], mutationOf: Block['mutationOf']): Block[] {
  const blockOf = (number: number): number => Math.floor(number / blockSize);
  const place = screens.indexOf(screen);
  return [...new Set(numbers.map(blockOf))].map((index) => ({
    screen,
    width: (place + index) % narrowOnes === narrowOnes - 1 ? 320 : 1280,
    numbers: numbers.filter((number) => blockOf(number) === index),
    mutationOf,
  }));
}

async function checkBlock(page: ConsolePage, { screen, width, numbers, mutationOf }: Block): Promise<void> {
  await page.setWidth(width);
  for (const number of numbers) {
    const mutation = mutationOf(number);
    const when = number % refreshedOnes === refreshedOnes - 1 ? 'on refresh' : 'at first';
    const complaints = await page.check(screen, mutation, when);
    // Its page is a new one then, so that no mutation before it can be the cause.
    const afresh = complaints.length > 0 ? await page.check(screen, mutation, when) : [];
    const again = `--seed ${seed} --screen ${screen.name} --number ${number}`;
    const what = `${screen.name}, ${width} px, ${when}, ${mutationText(mutation)}   (${again})`;
    tally(afresh.length > 0 || complaints.length === 0 ? what : `${what}   only after those before it`, [
      ...complaints,
      ...afresh,
    ]);
  }
}

const start = performance.now();
const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(0)} s`;

buildConsole();
ensureChromium();
let launched = chromium.launch(launchOptions(unoptimized));
let browser = await launched;
/** The browser; another one where it has crashed. */
async function openBrowser(): Promise<Browser> {
  if (!browser.isConnected() && (await launched) === browser) launched = chromium.launch(launchOptions(unoptimized));
  browser = await launched;
  return browser;
}
// One more than there are cores: a page that waits for a response leaves its core to another.
const pages = await Promise.all(
  Array.from({ length: availableParallelism() + 1 }, () => ConsolePage.open(openBrowser)),
);

/** Has every page take of the work until there is none. */
async function share<Work>(
  work: readonly Work[],
  take: (page: ConsolePage, one: Work) => Promise<void>,
): Promise<void> {
  const waiting = [...work];
  await Promise.all(
    pages.map(async (page) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await take(page, next);
    }),
  );
}

try {
  const recorded = new Map<Screen, Target[]>();
  await share(chosen, async (page, screen) => {
    const { responses, complaints } = await page.record(screen);
    tally(`${screen.name}, without a mutation`, complaints);
    recorded.set(screen, await targetsOf(responses));
  });
  const targets = chosen.map((screen) => recorded.get(screen) ?? []);
  console.log(`${chosen.length} screens, ${targets.flat().length} values, ${seconds()}`);

  const counts = shares(
    count,
    targets.map(({ length }) => length),
  );
  const blocks = chosen.flatMap((screen, index) => {
    const numbers = only === undefined ? Array.from({ length: counts[index] ?? 0 }, (_, number) => number) : [only];
    return blocksOf(screen, numbers, planOf(seed, screen.name, targets[index] ?? []));
  });
  await share(blocks, checkBlock);
} finally {
  await Promise.all(pages.map((page) => page.close()));
  await browser.close();
}

console.log(`\nseed ${seed}, ${seconds()}: ${passed} passed, ${failures.length} failed`);
report('fuzz', { passed, failed: failures.length, failures });
process.exit(failures.length > 0 ? 1 : 0);
