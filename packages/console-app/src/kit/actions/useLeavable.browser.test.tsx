import { act, type ReactNode } from 'react';
import { I18nProvider } from '@lingui/react';
import { expect, it, vi } from 'vitest';
import { Announcer } from '@livery/ui';
import { i18n } from '#i18n/i18n.js';
import { renderHook } from '#testing/renderHook.js';
import { useLeavable } from './useLeavable.js';

i18n.loadAndActivate({ locale: 'en', messages: {} });

it('a dialog can be closed once its change has taken long, and says so', () => {
  vi.useFakeTimers();
  const wrap = (children: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <Announcer>{children}</Announcer>
    </I18nProvider>
  );
  const { current, unmount } = renderHook(() => useLeavable(true), wrap);
  expect(current()).toMatchObject({ leavable: false, cancelLabel: undefined });
  act(() => void vi.advanceTimersByTime(8000));
  expect(current()).toMatchObject({ leavable: true, cancelLabel: 'Close' });
  unmount();
  vi.useRealTimers();
});
