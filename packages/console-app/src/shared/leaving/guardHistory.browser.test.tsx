import { expect, it, onTestFinished, vi } from 'vitest';
import { guardHistory } from './guardHistory.js';

it('Back stays on a screen that asks first, and leads where it would have once that is confirmed', async () => {
  const start = location.href;
  let guard: ReturnType<typeof guardHistory> | undefined;
  const moved = (event: Event) => guard?.moved(event);
  const router = vi.fn<() => void>();
  addEventListener('popstate', moved);
  addEventListener('popstate', router);
  onTestFinished(() => {
    guard?.end();
    removeEventListener('popstate', moved);
    removeEventListener('popstate', router);
    history.replaceState(null, '', start);
  });
  const show = (entry: string, path: string) => {
    history.pushState({ entry }, '', path);
    dispatchEvent(new Event('pushState'));
  };
  show('list', '/app/list');
  show('form', '/app/form?step=1');
  let leave: (() => void) | undefined;
  guard = guardHistory((goOn) => {
    leave = goOn;
  });

  history.back();
  await expect.poll(() => leave).toBeDefined();
  expect(location.pathname + location.search).toBe('/app/form?step=1');
  expect(history.state).toEqual({ entry: 'form' });
  expect(router).not.toHaveBeenCalled();

  guard.end();
  guard = undefined;
  leave?.();
  await expect.poll(() => history.state as unknown).toEqual({ entry: 'list' });
  expect(location.pathname).toBe('/app/list');
  expect(router).toHaveBeenCalledOnce();
});
