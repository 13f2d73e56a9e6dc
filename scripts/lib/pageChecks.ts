/*
 * Looks at the page that a story has drawn. Each function runs inside the page, so each stands alone: it may use
 * nothing of this file. What it returns are complaints, one line each; none is well.
 */

/**
 * Under forced colors: whether each control can still be seen (words, an edge, a picture), and whether focus shows as
 * an outline that is not there without it. Transparent outlines, for one, are drawn by forced colors all the time.
 */
export async function forcedColorsComplaints(): Promise<{ looked: number; complaints: string[] }> {
  const complaints: string[] = [];
  const interactive =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=tab], [role=option], [role^=menuitem]';
  const controls = [...document.querySelectorAll<HTMLElement>(interactive)].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      control.getClientRects().length > 0 &&
      // What is one pixel large is there for screen readers only.
      !(control.matches('button, a') && control.getBoundingClientRect().width <= 1) &&
      !control.closest('[inert], [aria-hidden=true]'),
  );
  const nameOf = (control: Element): string => control.outerHTML.replace(/\s+/g, ' ').slice(0, 110);

  /** The control, what is in it and beside it, and the small boxes around it: where its edge or its focus may be drawn. */
  const around = (control: Element): Element[] => {
    const boxes: Element[] = [];
    for (let box = control.parentElement; box && box !== document.body && boxes.length < 4; box = box.parentElement) {
      if (box.getBoundingClientRect().height > 80 && box.tagName !== 'LABEL') break;
      boxes.push(box);
    }
    const label = control.closest('label');
    return [
      control,
      ...control.querySelectorAll('*'),
      ...boxes,
      ...(label?.querySelectorAll('*') ?? []),
      ...(control.parentElement?.children ?? []),
    ];
  };
  const layersOf = (element: Element): CSSStyleDeclaration[] => [
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
    // A date always has its words; a slider may lie over the picture that it moves through.
    if (control.matches('[type=date], [type=time]')) return true;
    if (control.matches('[type=range]') && control.parentElement?.querySelector('svg')) return true;
    const native =
      control.matches('[type=checkbox], [type=radio], [type=range]') && getComputedStyle(control).appearance !== 'none';
    return (
      native ||
      around(control).some((element) => layersOf(element).some((style) => hasEdge(style) || outline(style) !== ''))
    );
  };
  /** What is drawn in SVG shows its focus as a line around it. */
  const line = ({ stroke, strokeWidth }: CSSStyleDeclaration): string => `${stroke} ${strokeWidth}`;
  const outlines = (control: Element): string[] =>
    around(control).flatMap((element) => layersOf(element).map(control instanceof SVGElement ? line : outline));
  const showsFocus = (control: HTMLElement, before: readonly string[]): boolean =>
    outlines(control).some((after, index) => after !== '' && after !== before[index]);

  for (const control of controls) if (!isSeen(control)) complaints.push(`cannot be seen: ${nameOf(control)}`);

  const focusable = controls.filter((control) => control.tabIndex >= 0 && !control.matches(':disabled'));
  for (const control of focusable) {
    let before: string[] = [];
    // A dialog or a menu takes the focus back, sometimes sooner than one has looked, but leaves it on another of its own.
    const layer = control.closest('[role=dialog], [role=alertdialog], [role=menu]');
    const other = focusable.find((one) => one !== control && layer?.contains(one));
    for (let tries = 0; tries < 6 && (tries === 0 || document.activeElement === control); tries += 1) {
      if (tries % 2 === 1 && other) other.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await new Promise((done) => setTimeout(done, 0));
      before = outlines(control);
    }
    // Focus is shown to those who use the keyboard: whatever was pressed with a pointer before, a key comes last.
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', bubbles: true }));
    control.focus();
    await new Promise((done) => setTimeout(done, 0));
    if (document.activeElement !== control || showsFocus(control, before)) continue;
    // A list that opens, or an item that takes the focus over, may need longer on a slow machine.
    const isBare = () => document.activeElement === control && control.tabIndex >= 0 && !showsFocus(control, before);
    for (let look = 0; look < 20 && isBare(); look += 1) await new Promise((done) => setTimeout(done, 50));
    if (isBare()) complaints.push(`focus is not outlined: ${nameOf(control)}`);
  }
  return { looked: controls.length + focusable.length, complaints };
}

/** Under reduced motion: what still moves for longer than 10 ms. */
export function motionComplaints(): { looked: number; complaints: string[] } {
  const limit = 10;
  const complaints = new Set<string>();
  const longest = (list: string): number =>
    Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
  const nameOf = (element: Element | null | undefined): string =>
    element ? element.outerHTML.replace(/\s+/g, ' ').slice(0, 110) : 'nothing';
  const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.closest('.sb-wrapper'));
  for (const element of elements) {
    for (const layer of ['', '::before', '::after']) {
      const style = getComputedStyle(element, layer || null);
      if (style.animationName !== 'none' && longest(style.animationDuration) > limit) {
        complaints.add(`animates for ${style.animationDuration}: ${nameOf(element)}${layer}`);
      }
      if (style.transitionProperty !== 'none' && longest(style.transitionDuration) > limit) {
        complaints.add(`changes within ${style.transitionDuration}: ${nameOf(element)}${layer}`);
      }
    }
  }
  for (const animation of document.getAnimations()) {
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
    const total = Number(duration ?? 0) * (iterations ?? 1);
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : undefined;
    if (animation.playState === 'running' && total > limit) complaints.add(`runs for ${total} ms: ${nameOf(target)}`);
  }
  return { looked: elements.length, complaints: [...complaints] };
}

/** Whether the page scrolls sideways in this direction, and what reaches furthest out. */
export function sidewaysComplaints(direction: 'ltr' | 'rtl'): { looked: number; complaints: string[] } {
  const root = document.documentElement;
  root.dir = direction;
  const over = root.scrollWidth - root.clientWidth;
  if (over <= 0) return { looked: 1, complaints: [] };
  const reach = (element: Element): number => {
    const { left, right } = element.getBoundingClientRect();
    return Math.max(right - root.clientWidth, -left);
  };
  const furthest = [...document.body.querySelectorAll('*')].toSorted((a, b) => reach(b) - reach(a))[0];
  return {
    looked: 1,
    complaints: [`scrolls sideways by ${over} px: ${furthest?.outerHTML.replace(/\s+/g, ' ').slice(0, 140) ?? ''}`],
  };
}

/** Every class on the page but those of others. */
export function classesInUse(): string[] {
  const foreign = /^(sb-|lucide|react-aria-|css-|docs-)/;
  // A terminal brings its rules along as it is opened.
  const isOfTerminal = (element: Element) => element.closest('.xterm') !== null;
  const elements = document.querySelectorAll('#storybook-root *, body > :not([class^=sb-]) *');
  const names = [...elements].flatMap((element) => (isOfTerminal(element) ? [] : Array.from(element.classList)));
  return [...new Set(names)].filter((name) => !foreign.test(name));
}
