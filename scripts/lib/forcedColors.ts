import type { Page } from 'playwright';

declare global {
  /** The looks of controls that were seen, and their focus too, in this page and in others. */
  var seenControls: Set<string> | undefined;
}

interface Task {
  /** What was seen in other pages since this one was asked last. */
  seenElsewhere: readonly string[];
  /** Whether to look at the controls that look like none that were seen. Otherwise it is only told whether there are any. */
  looks: boolean;
}

interface Seen {
  hasNew: boolean;
  complaints: string[];
  /** The looks of controls that were seen now, for other pages. */
  looks: string[];
}

/** Runs inside the page, so it may use nothing of this file. */
async function newControls({ seenElsewhere, looks }: Task): Promise<Seen> {
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
    // What takes the keys of a terminal has no size: its rows are seen, or its frame.
    const terminal = control.closest('.xterm');
    if (terminal?.querySelector('.xterm-rows')?.textContent.trim()) return true;
    if (terminal?.parentElement && hasEdge(getComputedStyle(terminal.parentElement))) return true;
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

  const selecting = selectingAttributes();
  const partOf = ({ localName, attributes }: Element): string =>
    [localName, ...[...attributes].flatMap(({ name, value }) => (selecting.has(name) ? `${name}=${value}` : []))].join(
      ' ',
    );
  /**
   * What styles select a control by, and each kind of element around it. What looks alike is drawn alike, focused too: no
   * style of focus counts elements.
   */
  const lookOf = (control: Element): string =>
    [control.textContent.trim() === '', partOf(control), ...[...new Set(around(control).map(partOf))].toSorted()].join(
      '\n',
    );
  const seen = (globalThis.seenControls ??= new Set());
  for (const look of seenElsewhere) seen.add(look);
  const seenHere: string[] = [];
  const complaints: string[] = [];

  function addSeen(look: string): void {
    seen.add(look);
    seenHere.push(look);
  }

  /** What has the focus, and how it shows. */
  let last: { control: Element; focused: Map<Element, string> } | undefined;

  /**
   * Looks at what has the focus now, and at what had it before: its focus has to have shown as an outline that is gone now
   * (transparent outlines, for one, are drawn by forced colors all the time).
   */
  function lookAtFocus(): void {
    const control = document.activeElement ?? document.body;
    const left = last;
    if (left?.control === control) return;
    last = control === document.body ? undefined : { control, focused: focusLines(control) };
    if (!left?.control.isConnected) return;
    // A sheet shows what focus looks like all the time; Tab never leads to what takes focus for something in it.
    if (left.control.closest('[data-force~=focus]') || (left.control as HTMLElement).tabIndex < 0) return;
    const now = focusLines(left.control);
    const showed = [...left.focused].some(([element, lines]) => /[^|]/.test(lines) && lines !== now.get(element));
    if (showed) addSeen(lookOf(left.control));
    else complaints.push(`focus is not outlined: ${nameOf(left.control)}`);
  }

  /** Components tell by the last event whether focus came by the keyboard; and those that hear of it draw after the task. */
  async function moveFocus(move: () => void): Promise<void> {
    for (const type of ['keydown', 'keyup']) {
      document.body.dispatchEvent(new KeyboardEvent(type, { key: 'F9', bubbles: true }));
    }
    move();
    await new Promise((drawn) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', drawn);
      port1.start();
      port2.postMessage(undefined);
    });
    lookAtFocus();
  }

  if (looks) await inPage.untilDrawn();
  const controls = [...document.querySelectorAll<HTMLElement>(interactive)].filter(isInReach);
  const hasNew = controls.some((control) => !seen.has(lookOf(control)));
  if (!looks) return { hasNew, complaints, looks: seenHere };
  const leave = (): Promise<void> => moveFocus(() => (document.activeElement as HTMLElement | null)?.blur());
  await leave();
  for (const control of controls) {
    const look = lookOf(control);
    if (!control.isConnected || seen.has(look)) continue;
    if (!isSeen(control)) complaints.push(`cannot be seen: ${nameOf(control)}`);
    else if (control.tabIndex >= 0) await moveFocus(() => control.focus({ preventScroll: true }));
    else addSeen(look);
  }
  await leave();
  return { hasNew, complaints, looks: seenHere };
}

/** The looks of controls that were seen in all pages, in their order. */
const seenInAll: string[] = [];
/** How many of them each page knows of. */
const knownTo = new WeakMap<Page, number>();

/** Asks a page, which is told what was seen in the others. */
async function ask(page: Page, looks: boolean): Promise<Seen> {
  const seenElsewhere = seenInAll.slice(knownTo.get(page) ?? 0);
  knownTo.set(page, seenInAll.length);
  const answer = await page.evaluate(newControls, { seenElsewhere, looks });
  seenInAll.push(...answer.looks);
  return answer;
}

/**
 * Under forced colors: whether each control of a page can still be seen, and its focus too, as it shows to those who come
 * by the keyboard. Controls that look like others that were seen before, in any page, are not looked at again. Complaints
 * are one line each; none is well.
 */
export async function forcedColorsComplaints(page: Page): Promise<string[]> {
  // To draw a whole page in other colors and back takes longer than to find out that there is nothing to look at.
  if (!(await ask(page, false)).hasNew) return [];
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    // From here on the browser itself takes focus to come by the keyboard.
    await page.keyboard.press('F9');
    return (await ask(page, true)).complaints;
  } finally {
    await page.emulateMedia({ forcedColors: null });
  }
}
