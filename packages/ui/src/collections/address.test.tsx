import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useBrowserAddress, type CollectionAddress } from './address.js';

/** The address of a page at `href`, whose browser takes changes in this way. */
function addressAt(href: string, change: (state: unknown, title: string, url: URL) => void) {
  const dispatchEvent = vi.fn<(event: Event) => boolean>();
  const history = { state: null, pushState: change, replaceState: change };
  vi.stubGlobal('window', { location: new URL(href), history, dispatchEvent });
  const seen: CollectionAddress[] = [];
  function Page() {
    seen.push(useBrowserAddress());
    return null;
  }
  renderToString(<Page />);
  return { set: seen[0]?.set, dispatchEvent };
}

test('an address that stays the same is not written', () => {
  const change = vi.fn<(state: unknown, title: string, url: URL) => void>();
  const { set } = addressAt('https://example.com/?q=web', change);
  set?.({ q: 'web', sort: undefined });
  set?.({ q: 'web' }, { push: true });
  expect(change).not.toHaveBeenCalled();
  set?.({ q: 'db' });
  expect(String(change.mock.lastCall?.[2])).toBe('https://example.com/?q=db');
});

test('an address that the browser refuses to write stays as it is', () => {
  const { set, dispatchEvent } = addressAt('https://example.com/', () => {
    throw new Error('SecurityError');
  });
  expect(() => set?.({ q: 'web' })).not.toThrow();
  expect(dispatchEvent).not.toHaveBeenCalled();
});
