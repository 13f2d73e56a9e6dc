import { expect, it } from 'vitest';
import { site } from '@livery/api/sandbox/catalogue/site';
import { routes } from '#routes.js';
import { brandOf } from '#shared/brand.js';
import { availableRoutes, titleOf } from './navigation.js';

it('a brand that calls invoices orders calls their screens so', () => {
  const titles = (theme: Parameters<typeof brandOf>[0]) =>
    routes
      .filter(({ name }) => ['invoices', 'invoice', 'creditHistory'].includes(name))
      .map((entry) => titleOf(entry, brandOf(theme)).message);
  expect(titles('garnet')).toEqual(['Orders', 'Credit history', 'Order']);
  expect(titles('metal')).toEqual(['Invoices', 'Credit history', 'Invoice']);
});

it('a site without a referral program has no screen for it, whichever features it has', () => {
  const names = (referralCodeEnabled: boolean) =>
    availableRoutes({ features: site.features, referralCodeEnabled }).map(({ name }) => name);
  expect(names(true)).toContain('referral');
  expect(names(false)).toEqual(names(true).filter((name) => name !== 'referral'));
});

it.each([
  ['firewall', ['firewalls', 'createFirewall', 'firewall']],
  ['loadBalancer', ['loadBalancers', 'createLoadBalancer', 'loadBalancer']],
  ['ips', ['ipAddresses', 'createIpAddress', 'ipAddress']],
  ['privateNetworks', ['privateNetworks', 'createPrivateNetwork', 'privateNetwork']],
  ['bareMetal', ['bareMetalLeases', 'createBareMetalLease', 'bareMetalLease']],
  ['storage', ['buckets', 'createBucket', 's3Keys', 'bucket']],
  ['services', ['services', 'createService', 'service']],
] as const)('a site without the feature %s has all screens but %j', (feature, missing) => {
  const names = (features: typeof site.features) =>
    availableRoutes({ features, referralCodeEnabled: true }).map(({ name }) => name);
  const all = names(site.features);
  expect(all).toEqual(expect.arrayContaining([...missing]));
  expect(names({ ...site.features, [feature]: false })).toEqual(
    all.filter((name) => !(missing as readonly string[]).includes(name)),
  );
});
