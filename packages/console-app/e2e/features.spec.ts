import { expect, test } from './harness.js';
import { withoutFeatures } from './network.js';

test('a site without firewalls, load balancers, bare metal and object storage neither offers nor opens their screens', async ({
  customer: page,
}) => {
  await withoutFeatures(page, 'firewall', 'loadBalancer', 'bareMetal', 'storage');
  await page.goto('/app/network');
  await expect(page.getByRole('tab', { name: 'IP addresses' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Firewalls' })).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Load balancers' })).toBeHidden();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Compute' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Bare metal' })).toBeHidden();
  await expect(navigation.getByRole('link', { name: 'Storage' })).toBeHidden();
  for (const path of ['/network/firewall', '/network/load_balancer', '/metal/create', '/storage/keys']) {
    await page.goto(`/app${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
});
