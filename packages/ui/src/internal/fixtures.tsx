import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** An element of the page for one browser test, with a root of React in it. Both go when the test ends. */
export function mounted(): { container: HTMLDivElement; root: Root };
export function mounted(tag: 'form'): { container: HTMLFormElement; root: Root };
export function mounted(tag: 'div' | 'form' = 'div') {
  const container = document.body.appendChild(document.createElement(tag));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return { container, root };
}
