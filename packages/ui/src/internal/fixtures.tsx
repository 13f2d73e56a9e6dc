import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * An element of the page for one browser test, with a root of React in it. Both go when the test ends. React renders as in a
 * page until then, though tests of hooks, before in the same page, have told it to expect `act`.
 */
export function mounted(): { container: HTMLDivElement; root: Root };
export function mounted(tag: 'form'): { container: HTMLFormElement; root: Root };
export function mounted(tag: 'div' | 'form' = 'div') {
  const container = document.body.appendChild(document.createElement(tag));
  const root = createRoot(container);
  const before = react.IS_REACT_ACT_ENVIRONMENT ?? false;
  react.IS_REACT_ACT_ENVIRONMENT = false;
  onTestFinished(() => {
    root.unmount();
    container.remove();
    react.IS_REACT_ACT_ENVIRONMENT = before;
  });
  return { container, root };
}
