/*
 * Looks at the page that a story has drawn. Each function runs inside the page, so each stands alone: it may use
 * nothing of this file. Complaints are one line each; none is well.
 */

declare global {
  /** How elements that were looked at are selected, numbered: kept from one story of a page to the next. */
  var looksOfMotion: Map<string, number> | undefined;
}

/**
 * Under reduced motion: what still moves, for however short a time. A transition of 0.01 ms takes a frame with a value in
 * between, and what is measured in that frame is wrong. Elements that styles select by the same as others on the page
 * before, all that they are in included, are not looked at again.
 */
export function motionComplaints(): string[] {
  const complaints = new Set<string>();
  const longest = (list: string): number =>
    Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
  const nameOf = (element: Element | null | undefined): string =>
    element ? element.outerHTML.replace(/\s+/g, ' ').slice(0, 110) : 'nothing';
  const selecting = selectingAttributes();
  const mayMove = ({ name, value }: Attr): boolean =>
    selecting.has(name) || (name === 'style' && /animation|transition|--/.test(value));
  const partOf = ({ localName, attributes }: Element): string =>
    [
      localName,
      ...Array.from(attributes)
        .filter(mayMove)
        .map(({ name, value }) => `${name}=${value}`),
    ].join(' ');
  const looks = (globalThis.looksOfMotion ??= new Map());
  const lookOf = new Map<Element | null, number>();
  for (const element of document.body.querySelectorAll('*:not(.sb-wrapper, .sb-wrapper *)')) {
    const look = `${lookOf.get(element.parentElement) ?? 0} ${partOf(element)}`;
    const known = looks.get(look);
    const number = known ?? looks.size + 1;
    lookOf.set(element, number);
    if (known !== undefined) continue;
    looks.set(look, number);
    for (const layer of ['', '::before', '::after']) {
      const style = getComputedStyle(element, layer || null);
      if (style.animationName !== 'none' && longest(style.animationDuration) > 0) {
        complaints.add(`animates for ${style.animationDuration}: ${nameOf(element)}${layer}`);
      }
      if (style.transitionProperty !== 'none' && longest(style.transitionDuration) > 0) {
        complaints.add(`changes within ${style.transitionDuration}: ${nameOf(element)}${layer}`);
      }
    }
  }
  for (const animation of document.getAnimations()) {
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
    const total = Number(duration ?? 0) * (iterations ?? 1);
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : undefined;
    if (animation.playState === 'running' && total > 0) complaints.add(`runs for ${total} ms: ${nameOf(target)}`);
  }
  return [...complaints];
}

/** Of writing. */
export type Direction = 'ltr' | 'rtl';

/** Sets the direction, where it is another: the whole page is laid out anew. */
export function turn(direction: Direction): void {
  const root = document.documentElement;
  if (getComputedStyle(root).direction !== direction) root.dir = direction;
}

/** By how much the page scrolls sideways, and what reaches furthest out; undefined where it does not. */
export function sidewaysComplaint(): string | undefined {
  const root = document.documentElement;
  const over = root.scrollWidth - root.clientWidth;
  if (over <= 0) return undefined;
  const reach = (element: Element): number => {
    const { left, right } = element.getBoundingClientRect();
    return Math.max(right - root.clientWidth, -left);
  };
  const furthest = [...document.body.querySelectorAll('*')].toSorted((a, b) => reach(b) - reach(a))[0];
  return `scrolls sideways by ${over} px: ${furthest?.outerHTML.replace(/\s+/g, ' ').slice(0, 140) ?? ''}`;
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
