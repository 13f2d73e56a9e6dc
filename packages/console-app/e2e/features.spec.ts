import { expect, test, untilIdle } from './harness.js';
import { withoutFeatures } from './network.js';

const create = 'Create virtual machine';

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
  await page.goto('/app/metal/create');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('a site without IP addresses has no screens for them, and one without any kind of network resource has no network', async ({
  customer: page,
}) => {
  await withoutFeatures(page, 'ips', 'loadBalancer', 'firewall', 'vms');
  await page.goto('/app/network');
  await expect(page.getByRole('heading', { level: 1, name: 'Private networks' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'IP addresses' })).toHaveCount(0);
  await page.goto('/app/network/ip_address');
  await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('livery.uiConfig'));
  await withoutFeatures(page, 'ips', 'privateNetworks', 'loadBalancer', 'firewall', 'vms');
  await page.goto('/app/');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Network' })).toBeHidden();
});

test('a site without Kubernetes does not offer it; one without services has no such screens, and says so where it has Kubernetes', async ({
  customer: page,
}) => {
  await withoutFeatures(page, 'kubernetes');
  await page.goto('/app/services/create?osName=kubernetes');
  await expect(page.getByText('Kubernetes is not offered here. Choose another service.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Kubernetes' })).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('livery.uiConfig'));
  await page.unrouteAll();

  await withoutFeatures(page, 'services', 'privateNetworks', 'ips');
  await page.goto('/app/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('Kubernetes requires services to be enabled')).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Services' })).toHaveCount(0);
});

test('a site without virtual machines lists and offers none, on the dashboard neither', async ({ customer: page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await withoutFeatures(page, 'vms');
  await page.goto('/app/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Needs attention')).toBeVisible();
  await untilIdle(page);
  await expect(page.getByRole('link', { name: create })).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/virtual machine/i)).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Compute' })).toHaveCount(0);
  expect(requested.filter((path) => path.endsWith('/vm/list'))).toEqual([]);
});

test('a site without the app catalog offers no app', async ({ customer: page }) => {
  await withoutFeatures(page, 'vmApps');
  await page.goto('/app/compute');
  await expect(page.getByRole('link', { name: create }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'App catalog' })).toHaveCount(0);
  await page.goto('/app/compute/create?typeId=app_catalog');
  await expect(page.getByRole('heading', { level: 1, name: create })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'App catalog' })).toHaveCount(0);
});
