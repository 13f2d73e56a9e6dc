import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from '@lingui/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Announcer } from '@livery/ui';
import { i18n } from '#i18n/i18n.js';
import { renderHook } from '#testing/renderHook.js';
import { openPage } from '#testing/services.js';
import { createOverlays } from '../overlays.js';
import { ServicesContext } from '../services.js';
import { useStartBulk } from './BulkRun.js';
import type { BulkJob } from './runningBulk.js';

i18n.loadAndActivate({ locale: 'en', messages: {} });

it('is sent once, and goes on, where another layout shows it anew', async () => {
  const services = openPage();
  const send = vi.fn<BulkJob<string>['send']>(() => new Promise(() => undefined));
  const identity = (row: string) => row;
  const { current } = renderHook(useStartBulk, undefined, services);
  act(() =>
    current()({ title: 'Stop 2', rows: ['web', 'api'], idOf: identity, nameOf: identity, send, failure: 'Failed' }),
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => act(() => root.unmount()));
  for (const layout of ['screen', 'window', 'screen']) {
    act(() =>
      root.render(
        <StrictMode>
          <ServicesContext value={services}>
            <I18nProvider i18n={i18n}>
              <Announcer key={layout}>{services.get(createOverlays).current()[0]?.[1]}</Announcer>
            </I18nProvider>
          </ServicesContext>
        </StrictMode>,
      ),
    );
  }
  await expect.poll(() => document.querySelector('[role=alertdialog]')?.textContent).toContain('0 of 2');
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[1].signal?.aborted).toBe(false);
});
