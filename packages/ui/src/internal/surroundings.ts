/* What is around an element, across the shadow roots that it is in. */
import { rootOf } from './roots.js';

function hostOf(element: Element): Element | null {
  const root = rootOf(element);
  return root instanceof ShadowRoot ? root.host : null;
}

/** The element around another one; around the outermost of a shadow root it is the host. */
export const parentOf = (element: Element): Element | null => element.parentElement ?? hostOf(element);

/** Calls back with what scrolls, when it is around an element: a shadow root keeps such events to itself. */
export function onScrollAround(element: Element, onScroll: (scrolled: Node) => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (let inner: Element | null = element; inner; inner = hostOf(inner)) {
    const within = inner;
    const listen = ({ target }: Event) => {
      if (target instanceof Node && target !== element && target.contains(within)) onScroll(target);
    };
    rootOf(within).addEventListener('scroll', listen, options);
  }
  return () => listening.abort();
}
