import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../packages/console-app/e2e/harness.js';
import { findVm, publicKey } from '../../packages/console-app/e2e/vms.js';
import type { ElementReference } from './webDriver.js';
import { keys, mouse, type EnginePage } from './enginePage.js';

interface Scene {
  page: EnginePage;
  site: Site;
  /** For files that are uploaded. */
  folder: string;
}

/** What a person does that needs something of the browser, and what has to be there afterwards. */
export interface Step {
  name: string;
  /** The scenario that the sandbox begins with. Default `demo`. */
  scenario?: string;
  /** Whether the browser has a key when the page opens. Default true. */
  signedIn?: boolean;
  /** Whether it is part of `npm test`. */
  quick?: boolean;
  run: (scene: Scene) => Promise<unknown>;
}

const bucket = 'tamm-shop-media';
const goOffline = (isOffline: boolean): string => `
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => ${!isOffline} });
  dispatchEvent(new Event('${isOffline ? 'offline' : 'online'}'))`;

export const steps: readonly Step[] = [
  {
    name: 'a wrong key is said, and signing in needs no mouse',
    signedIn: false,
    quick: true,
    async run({ page }) {
      await page.open('/');
      const field = await page.until<ElementReference>(
        'the field',
        'return document.querySelector("input[type=password]")',
      );
      await page.fillIn(field, 'no-such-key');
      await page.type(keys.Enter);
      await page.text('Invalid authentication credentials');
      await page.accessible();
      await page.fillIn(field, 'demo');
      await page.type(keys.Enter);
      await page.see('heading', 'Dashboard');
      await page.accessible();
    },
  },
  {
    name: 'menu and dialog hold the focus, close with Escape and give the focus back',
    quick: true,
    async run({ page, site }) {
      const { location, uuid } = await findVm(site, 'web-1');
      await page.open(`/compute/vm/${location}/${uuid}`);
      await page.click('button', 'Actions');
      await page.focused('in the menu', 'focused.closest("[role=menu]")');
      await page.click('menuitem', '/^Delete/');
      // The list of the menu is a dialog too, until it has gone.
      await page.focused('in the dialog', 'focused.matches("input")');
      await page.accessible();
      await page.type(keys.Tab + keys.Tab);
      await page.focused(
        'not behind it',
        'focused === document.body || focused.closest("dialog, [role=dialog], [role=alertdialog]")',
      );
      await page.type(keys.Escape);
      await page.focused('on the button of the menu', 'focused.textContent.includes("Actions")');
    },
  },
  {
    name: 'what is typed in a form survives a reload, and creates a machine',
    async run({ page }) {
      await page.open('/compute/create');
      await page.fill('textbox', '/^SSH key/', publicKey);
      await page.fill('textbox', 'Name', 'from-this-engine');
      await page.accessible();
      await page.reload();
      const field = await page.see('textbox', 'Name');
      await page.until('the name is back', 'return arguments[0].value === "from-this-engine"', field);
      await page.click('button', 'Generate password');
      await page.click('button', 'Create virtual machine');
      await page.see('heading', 'from-this-engine');
    },
  },
  {
    name: 'of ten thousand machines few are in the document, the last is reached, and going back leads where one was',
    scenario: 'large',
    async run({ page }) {
      await page.open('/compute?all=1');
      await page.until(
        'ten thousand rows',
        "return document.querySelector(\"[aria-rowcount='10001'] [role=rowheader] a, [aria-rowcount='10001'] th a\")",
      );
      await page.accessible();
      await page.until(
        'the last row',
        'scrollTo(0, document.documentElement.scrollHeight); return document.querySelector("[aria-rowindex=\'10001\']")',
      );
      const name = await page.until<string>(
        'a row in sight',
        `scrollTo(0, 123456);
        if (Math.round(scrollY) !== 123456) return undefined;
        const links = [...document.querySelectorAll('[role=rowheader] a, th a')];
        return links.find((link) => { const { top } = link.getBoundingClientRect(); return top > 200 && top < 500 })?.textContent`,
      );
      await page.click('link', name);
      await page.see('heading', name);
      await page.until('a new screen begins at its top', 'return scrollY === 0');
      await page.back();
      await page.until('the place where it was left', 'return Math.abs(scrollY - 123456) < 20');
      await page.see('link', name);
      const nodes = await page.evaluate<number>('return document.querySelectorAll("*").length');
      if (nodes > 3000) throw new Error(`There are ${nodes} elements in the document.`);
    },
  },
  {
    name: 'a select opens by the keyboard, and what is chosen shows',
    async run({ page }) {
      await page.open('/compute');
      const field = await page.see('button', '/All statuses/');
      await page.evaluate('arguments[0].focus()', field);
      await page.type(keys.ArrowDown);
      await page.focused('on an option', 'focused.role === "option" || focused.getAttribute("role") === "option"');
      await page.accessible();
      await page.type(keys.ArrowDown + keys.Enter);
      await page.until('a filter in the address', 'return location.search.includes("status=")');
    },
  },
  {
    name: 'an identifier is copied, and pasted into the search',
    async run({ page, site }) {
      const { location, uuid } = await findVm(site, 'web-1');
      await page.open(`/compute/vm/${location}/${uuid}`);
      await page.click('button', '/^Copy.*UUID/');
      await page.text('Copied');
      await page.open('/compute');
      const field = await page.see('searchbox', 'Search virtual machines');
      await page.clickOn(field);
      await page.withControl('v');
      await page.until('the identifier in the field', 'return arguments[0].value === arguments[1]', field, uuid);
    },
  },
  {
    name: 'files are uploaded and shown',
    async run({ page, site, folder }) {
      await site.otherUser('setBucketCors', {}, { name: bucket, allowed_origins: [site.origin] });
      await page.open(`/storage/bucket/${bucket}?tab=files`);
      await page.see('navigation', 'Folder');
      const path = join(folder, 'chosen.txt');
      writeFileSync(path, 'chosen');
      const input = await page.until<never>(
        'a file input',
        'return document.querySelector("input[type=file]:not([webkitdirectory])")',
      );
      await page.upload(input, path);
      await page.see('link', 'chosen.txt');
      await page.accessible();
      await page.click('link', 'chosen.txt');
      await page.see('dialog', '/chosen.txt/');
    },
  },
  {
    name: 'a list is downloaded',
    async run({ page }) {
      await page.open('/compute');
      await page.see('link', 'accounting');
      // The driver does not say where files go: what the browser is given to save is read in the page.
      await page.evaluate(`
        const create = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (file) => { file.text().then((text) => { window.liverySaved = text }); return create(file) }`);
      await page.click('button', 'Download CSV');
      await page.until('the file', 'return window.liverySaved?.includes("accounting")');
    },
  },
  {
    name: 'the terminal runs what is typed',
    async run({ page, site }) {
      const { location, uuid } = await findVm(site, 'web-1');
      await page.open(`/compute/vm/${location}/${uuid}/console`);
      await page.until(
        'the prompt',
        String.raw`return /\$\s*$/.test(document.querySelector('.xterm-rows')?.innerText ?? '')`,
      );
      await page.accessible();
      await page.clickOn(await page.until('the terminal', 'return document.querySelector(".xterm-screen")'));
      await page.type(`hostname${keys.Enter}`);
      await page.until(
        'its response',
        String.raw`return /hostname\s+web-1/.test(document.querySelector('.xterm-rows').innerText)`,
      );
    },
  },
  {
    name: 'offline is said, changes wait, and all goes on with the network',
    async run({ page, site }) {
      const { location, uuid } = await findVm(site, 'web-1');
      await page.open(`/compute/vm/${location}/${uuid}?tab=settings`);
      await page.fill('textbox', 'Name', 'renamed');
      await page.evaluate(goOffline(true));
      await page.text('You are offline.');
      await page.accessible();
      await page.evaluate(goOffline(false));
      await page.until('no banner', 'return !document.body.innerText.includes("You are offline.")');
      await page.click('button', 'Rename');
      await page.see('heading', 'renamed');
    },
  },
  {
    name: 'the sandbox inside the page keeps its state over a reload',
    signedIn: false,
    async run({ page }) {
      await page.open('/');
      await page.click('checkbox', '/^Mock API/');
      await page.click('button', 'Log in');
      await page.see('heading', 'Dashboard');
      await page.reload();
      await page.see('heading', 'Dashboard');
      await page.open('/compute');
      await page.see('link', 'accounting');
    },
  },
  {
    name: 'the network view is panned by the mouse, zoomed by keys, and a pinch does not leave it',
    async run({ page }) {
      await page.open('/network/view');
      const picture = await page.see('application', 'Network view');
      const machine = await page.until<ElementReference>(
        'a machine in the picture',
        `return [...arguments[0].querySelectorAll('a')].find(({ textContent }) => textContent.includes('web-1'))`,
        picture,
      );
      // axe does not find the title of a drawn link here; the browser does.
      const label = await page.labelOf(machine);
      if (!label.startsWith('web-1, Virtual machine')) throw new Error(`The machine is called “${label}”.`);
      await page.accessible({ except: ['link-name'] });
      const layer = 'return document.querySelector("[role=application] g[transform]").getAttribute("transform")';
      const before = await page.evaluate<string>(layer);
      await page.perform(
        mouse(
          { type: 'pointerMove', origin: picture, x: 0, y: 60 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerMove', origin: picture, x: 60, y: 90, duration: 100 },
          { type: 'pointerMove', origin: picture, x: 90, y: 110, duration: 100 },
          { type: 'pointerUp', button: 0 },
        ),
      );
      await page.until('it moved', `${layer} !== arguments[0]`, before);
      const moved = await page.evaluate<string>(layer);
      await page.click('button', 'Zoom in');
      await page.until('it grew', `${layer} !== arguments[0]`, moved);
      const zoomed = await page.evaluate<string>(layer);
      // Safari tells of two fingers on a touchpad by events of its own.
      await page.evaluate(
        `
        const pinch = (type, scale) => arguments[0].dispatchEvent(Object.assign(
          new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 400, clientY: 400 }), { scale }));
        pinch('gesturestart', 1);
        pinch('gesturechange', 1.5);
        pinch('gestureend', 1.5)`,
        picture,
      );
      await page.until('it grew again', `${layer} !== arguments[0]`, zoomed);
    },
  },
  {
    name: 'screens fit 320 px, also from right to left',
    async run({ page }) {
      await page.resize(320);
      for (const path of ['/', '/compute', '/compute/create', '/network/view', '/billing', '/storage']) {
        await page.open(path);
        await page.see('heading', '/./');
        await page.fitsWidth();
        await page.evaluate('document.documentElement.dir = "rtl"');
        await page.fitsWidth();
      }
      await page.accessible();
    },
  },
];
