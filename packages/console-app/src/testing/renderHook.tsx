import { act, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { browserPage } from '#shared/environment.js';
import { createServices, ServicesContext, type Services } from '#shared/services.js';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export interface RenderedHook<Value> {
  /** What the hook gave at the last render. */
  current: () => Value;
  /** Takes its component off the page; done at the end of the test as well. */
  unmount: () => void;
}

/** Renders a component that only calls a hook, in a page, for the length of a test; `wrap` puts providers around it. */
export function renderHook<Value>(
  useHook: () => Value,
  wrap: (children: ReactNode) => ReactNode = (children) => children,
  services: Services = createServices(browserPage),
): RenderedHook<Value> {
  const values: Value[] = [];
  function Caller() {
    values.push(useHook());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const unmount = () => act(() => root.unmount());
  onTestFinished(unmount);
  act(() =>
    root.render(
      <StrictMode>
        <ServicesContext value={services}>{wrap(<Caller />)}</ServicesContext>
      </StrictMode>,
    ),
  );
  return {
    current() {
      if (values.length === 0) throw new Error('The hook was not rendered.');
      return values[values.length - 1] as Value;
    },
    unmount,
  };
}
