import type { Page } from 'playwright';

/** What `watchForcedColors` leaves on the window. */
interface ForcedColorsWatch {
  /** Controls without words, an edge or a picture. */
  unseen: () => string[];
  /** How many controls Tab has come to, what is wrong with their focus, and whether Tab has come round. */
  walk: { stops: number; complaints: string[]; ended: boolean };
  /** Ends the watch. */
  stop: () => void;
}

declare global {
  var forcedColors: ForcedColorsWatch;
  /** Controls around the main part of pages whose focus has been seen, kept from one story of a page to the next. */
  var walkedAround: Set<string> | undefined;
}

/** Runs inside the page, so it may use nothing of this file. */
function watchForcedColors(): void {
  const interactive =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=tab], [role=option], [role^=menuitem]';
  const nameOf = (control: Element): string => control.outerHTML.replace(/\s+/g, ' ').slice(0, 110);

  /** The control, what is in it and beside it, and the small boxes around it: where its edge or its focus may be drawn. */
  const around = (control: Element): Element[] => {
    const boxes: Element[] = [];
    for (let box = control.parentElement; box && box !== document.body && boxes.length < 4; box = box.parentElement) {
      if (box.getBoundingClientRect().height > 80 && box.tagName !== 'LABEL') break;
      boxes.push(box);
    }
    const label = control.closest('label');
    /* The box of a field with chips has several lines. */
    const field = control.matches('input') ? control.closest('[role=group]') : null;
    return [
      control,
      ...(field ? [field] : []),
      ...control.querySelectorAll('*'),
      ...boxes,
      ...(label?.querySelectorAll('*') ?? []),
      ...(control.parentElement?.children ?? []),
    ];
  };
  const patchesOf = (element: Element): CSSStyleDeclaration[] => [
    getComputedStyle(element),
    getComputedStyle(element, '::before'),
    getComputedStyle(element, '::after'),
  ];
  const visible = (color: string): boolean => !/^(transparent|rgba\(.*, 0\))$/.test(color);
  const outline = (style: CSSStyleDeclaration): string =>
    style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) === 0 || !visible(style.outlineColor)
      ? ''
      : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor} ${style.outlineOffset}`;
  const hasEdge = (style: CSSStyleDeclaration): boolean =>
    style.content !== 'none' &&
    ['Top', 'Right', 'Bottom', 'Left'].some((side) => {
      const [width, line, color] = ['Width', 'Style', 'Color'].map((part) =>
        style.getPropertyValue(`border-${side.toLowerCase()}-${part.toLowerCase()}`),
      );
      return Number.parseFloat(width ?? '0') > 0 && line !== 'none' && line !== 'hidden' && visible(color ?? '');
    });
  const isSeen = (control: HTMLElement): boolean => {
    const typed = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    // What is drawn in SVG has no `innerText`.
    if (!typed && (control.innerText ?? control.textContent).trim() !== '') return true;
    if (!typed && control.querySelector('svg, img')) return true;
    // What takes the keys of a terminal has no size: its rows are seen.
    if (control.closest('.xterm')?.querySelector('.xterm-rows')?.textContent.trim()) return true;
    // A date always has its words; a slider may lie over the picture that it moves through.
    if (control.matches('[type=date], [type=time]')) return true;
    if (control.matches('[type=range]') && control.parentElement?.querySelector('svg')) return true;
    const native =
      control.matches('[type=checkbox], [type=radio], [type=range]') && getComputedStyle(control).appearance !== 'none';
    return (
      native ||
      around(control).some((element) => patchesOf(element).some((style) => hasEdge(style) || outline(style) !== ''))
    );
  };

  /** How focus shows: as outlines; on what is drawn in SVG, as a line around it. */
  const focusLines = (control: Element): Map<Element, string> => {
    const line = ({ stroke, strokeWidth }: CSSStyleDeclaration): string => `${stroke} ${strokeWidth}`;
    const look = control instanceof SVGElement ? line : outline;
    return new Map(around(control).map((element) => [element, patchesOf(element).map(look).join('|')]));
  };

  const isInReach = (control: HTMLElement): boolean =>
    control.checkVisibility({ visibilityProperty: true }) &&
    control.getClientRects().length > 0 &&
    // What is one pixel large is there for screen readers only.
    !(control.matches('button, a') && control.getBoundingClientRect().width <= 1) &&
    !control.closest('[inert], [aria-hidden=true]');
  const controls = [...document.querySelectorAll<HTMLElement>(interactive)].filter(isInReach);

  /* All screens have the same navigation: where Tab has come to all that is around `main` before, it begins in there. */
  const walkedAround = (globalThis.walkedAround ??= new Set());
  const lookOf = (control: Element): string => control.outerHTML.replace(/\b(?:id|aria-[a-z]+)="[^"]*"/g, '');
  const main = document.querySelector('main');
  const isAround = (control: Element): boolean => main !== null && !main.contains(control);
  const isKnown = controls.every(
    (control) => !isAround(control) || control.tabIndex < 0 || walkedAround.has(lookOf(control)),
  );
  const start = isKnown ? main : null;
  start?.focus({ preventScroll: true });

  const visited = new Set<Element>();
  const walk: ForcedColorsWatch['walk'] = { stops: 0, complaints: [], ended: false };
  let last: { control: Element; focused: Map<Element, string> } | undefined;

  /**
   * Looks at the control that a press of Tab has come to, and at the one that it has left: its focus has to have shown as
   * an outline that is gone now (transparent outlines, for one, are drawn by forced colors all the time).
   */
  function step(): void {
    const control = document.activeElement ?? document.body;
    const left = last;
    walk.stops += 1;
    walk.ended = visited.has(control) || (start !== null && !start.contains(control));
    visited.add(control);
    last = control === document.body ? undefined : { control, focused: focusLines(control) };
    if (!left?.control.isConnected || left.control === control) return;
    // A sheet shows what focus looks like all the time; a dialog takes focus as it opens, and Tab never leads to it.
    if (left.control.closest('[data-force~=focus]') || left.control.matches('[role$=dialog][tabindex="-1"]')) return;
    const now = focusLines(left.control);
    const showed = [...left.focused].some(([element, lines]) => /[^|]/.test(lines) && lines !== now.get(element));
    if (!showed) walk.complaints.push(`focus is not outlined: ${nameOf(left.control)}`);
    else if (isAround(left.control)) walkedAround.add(lookOf(left.control));
  }

  // Its press has moved the focus, and whoever hears of that has been told.
  const look = (event: KeyboardEvent): void => {
    if (event.key === 'Tab' && !walk.ended) step();
  };
  window.addEventListener('keyup', look, true);
  globalThis.forcedColors = {
    walk,
    stop: () => window.removeEventListener('keyup', look, true),
    unseen() {
      const unseen = controls.filter((control) => !isSeen(control));
      return unseen.map((control) => `cannot be seen: ${nameOf(control)}`);
    },
  };
}

/** More than any page has but one with a windowed form of a thousand rows, whose next rows are like those before. */
const mostStops = 200;

/** How many presses are sent before it is asked whether Tab has come round. */
const pressesAtOnce = 10;

/**
 * Under forced colors: whether each control of a page can still be seen, and its focus too, which Tab takes from one to
 * the next until it comes round. Complaints are one line each; none is well.
 */
export async function forcedColorsComplaints(page: Page): Promise<string[]> {
  await page.evaluate(watchForcedColors);
  const complaints = await page.evaluate(() => forcedColors.unseen());
  const keyboard = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  try {
    for (;;) {
      // Each press and release reaches the page in its turn, without a word from it between them.
      const keys = Array.from({ length: pressesAtOnce }, () => ['rawKeyDown', 'keyUp'] as const).flat();
      await Promise.all(keys.map((type) => keyboard.send('Input.dispatchKeyEvent', { type, ...tab })));
      const { stops, ended, complaints: unmarked } = await page.evaluate(() => forcedColors.walk);
      if (ended || stops >= mostStops) return [...complaints, ...unmarked];
    }
  } finally {
    await page.evaluate(() => forcedColors.stop());
    await keyboard.detach();
  }
}
