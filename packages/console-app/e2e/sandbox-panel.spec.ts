import { expect, test, type Site } from './harness.js';
import { choose } from './vms.js';

interface State {
  latency: string;
  rate_limit: { requests: number; per_ms: number } | null;
  faults: object[];
}

const stateOf = async (site: Site): Promise<State> => (await fetch(`${site.origin}/sandbox/state`)).json();

test('the sandbox panel sets how long calls take, how many are let through, and what goes wrong', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/no/such/screen');
  await page.getByRole('button', { name: 'Sandbox' }).click();
  const panel = page.getByRole('dialog', { name: 'Sandbox' });

  await choose(panel, /Latency of all calls/, 'Slow');
  await expect.poll(() => stateOf(site)).toMatchObject({ latency: 'slow' });
  await choose(panel, /Latency of all calls/, 'None');
  await choose(panel, /Rate limit of an API key/, '60 calls in 60 s');
  await expect
    .poll(() => stateOf(site))
    .toMatchObject({ latency: 'off', rate_limit: { requests: 60, per_ms: 60_000 } });
  await choose(panel, /Rate limit of an API key/, 'No limit');
  await expect.poll(() => stateOf(site)).toMatchObject({ rate_limit: null });

  await choose(panel, /Kind/, 'Reads lag behind');
  await panel.getByRole('button', { name: 'Add fault' }).click();
  await expect(panel.getByText('* · 5000 ms behind')).toBeVisible();
  expect((await stateOf(site)).faults).toEqual([{ path: '*', lag_ms: 5000 }]);
  await panel.getByRole('button', { name: 'Remove fault *' }).click();
  await expect(panel.getByText('Nothing goes wrong.')).toBeVisible();
});

test('a limit that was set from outside is named in the panel', async ({ customer: page, site }) => {
  await page.goto('/app/no/such/screen');
  await site.settings({ rate_limit: { requests: 500, per_ms: 30_000 } });
  await page.getByRole('button', { name: 'Sandbox' }).click();
  await expect(page.getByRole('button', { name: /500 calls in 30 s/ })).toBeVisible();
});
