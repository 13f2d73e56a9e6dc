import { expect, it } from 'vitest';
import { renderHook } from '#testing/renderHook.js';
import { openPage } from '#testing/services.js';
import { ScreenPathname, useIsVisible } from './useIsVisible.js';

function open(screen: string | undefined) {
  const address = { origin: 'https://site.test', pathname: '/app/compute', search: '', hash: '' };
  const { current, unmount } = renderHook(
    useIsVisible,
    (children) => <ScreenPathname value={screen}>{children}</ScreenPathname>,
    openPage({ address }),
  );
  return { address, isVisible: current(), unmount };
}

it('what is of a screen is not visible once that was left, while the next one loads', () => {
  const { address, isVisible } = open('/app/compute');
  address.search = '?tab=disks';
  expect(isVisible.current).toBe(true);
  address.pathname = '/app/network';
  expect(isVisible.current).toBe(false);
  address.pathname = '/app/compute';
  expect(isVisible.current).toBe(true);
});

it('what stands above the screens is visible until it is gone', () => {
  const { address, isVisible, unmount } = open(undefined);
  address.pathname = '/app/network';
  expect(isVisible.current).toBe(true);
  unmount();
  expect(isVisible.current).toBe(false);
});
