import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { renderHook } from '../testing/renderHook.js';
import { useSearchState } from './useSearchState.js';

const path = location.pathname;
const at = (search: string): void => history.replaceState(null, '', path + search);
const openList = () => renderHook(() => useSearchState(['q', 'sort', 'status']));
type List = ReturnType<typeof openList>;
const change = (list: List, ...to: Parameters<ReturnType<List['current']>[1]>): void =>
  act(() => list.current()[1](...to));

beforeEach(() => at(''));

describe('state in the address', () => {
  it('is what the address says about its own keys', () => {
    at('?q=web&tab=disks');
    expect(openList().current()[0]).toEqual({ q: 'web', sort: undefined, status: undefined });
  });

  it('changes what it is told to, and leaves everything else in the address', () => {
    at('?tab=disks&q=web');
    const list = openList();
    change(list, { sort: 'name' });
    expect(location.search).toBe('?tab=disks&q=web&sort=name');
    expect(list.current()[0]).toEqual({ q: 'web', sort: 'name', status: undefined });
  });

  it.each([undefined, ''])('is taken out of the address by %j', (nothing) => {
    at('?q=web&sort=name');
    const list = openList();
    change(list, { q: nothing });
    expect(location.search).toBe('?sort=name');
    expect(list.current()[0].q).toBeUndefined();
  });

  it('comes back as it was, whatever it holds', () => {
    const list = openList();
    for (const text of [
      'a&b=c',
      'ü 50% +1',
      '#hash',
      'ja/nein?',
      'a%20b.txt',
      '%25',
      '%41',
      'dt=2020-01-01%2000%3A00/',
    ]) {
      change(list, { q: text });
      expect(list.current()[0].q).toBe(text);
      expect(openList().current()[0].q).toBe(text);
    }
  });

  it('is not written by a screen that was left', () => {
    const list = openList();
    const [, set] = list.current();
    list.unmount();
    at('?q=elsewhere');
    act(() => set({ q: 'late' }));
    expect(location.search).toBe('?q=elsewhere');
  });

  it('is not written by a screen that is still visible while the next one loads', () => {
    at('?q=web');
    const useHeldBack = (): [string, typeof navigate] => [path, navigate];
    const list = renderHook(
      () => useSearchState(['q', 'sort']),
      (children) => <Router hook={useHeldBack}>{children}</Router>,
    );
    act(() => history.pushState(null, '', '/next?tab=disks'));
    act(() => list.current()[1]({ sort: 'name' }));
    expect(location.pathname + location.search).toBe('/next?tab=disks');
    act(() => history.pushState(null, '', path));
    act(() => list.current()[1]({ sort: 'name' }));
    expect(new URLSearchParams(location.search).get('sort')).toBe('name');
  });

  it('keeps both of two changes that come before the next render', () => {
    const list = openList();
    act(() => {
      list.current()[1]({ q: 'web' });
      list.current()[1]({ sort: 'name' });
    });
    expect(list.current()[0]).toMatchObject({ q: 'web', sort: 'name' });
  });

  it('is the same object while its own keys stay the same', () => {
    at('?q=web');
    const list = openList();
    const [before, set] = list.current();
    act(() => history.pushState(null, '', `${path}?q=web&tab=disks`));
    expect(list.current()[0]).toBe(before);
    change(list, { q: 'db' });
    expect(list.current()[0]).not.toBe(before);
    expect(list.current()[1]).toBe(set);
  });
});

describe('going back', () => {
  const goBack = (): Promise<void> =>
    act(
      () =>
        new Promise<void>((done) => {
          addEventListener('popstate', () => done(), { once: true });
          history.back();
        }),
    );

  it('leads to before a step that was pushed', async () => {
    const list = openList();
    change(list, { status: 'stopped' }, { push: true });
    change(list, { q: 'web' });
    expect(list.current()[0]).toMatchObject({ status: 'stopped', q: 'web' });
    await goBack();
    expect(list.current()[0]).toEqual({ q: undefined, sort: undefined, status: undefined });
  });

  it('does not stop at every letter of a search', () => {
    const entries = history.length;
    const list = openList();
    for (const text of ['w', 'we', 'web']) change(list, { q: text });
    expect(history.length).toBe(entries);
  });
});
