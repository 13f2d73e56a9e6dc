import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { screenStory, screens } from '#stories/screens.js';
import { withoutFeatures } from '#stories/withoutFeatures.js';

const meta = { title: 'Screens/Site configuration', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

/** What is switched off is neither in the navigation nor among the tabs, and what led to it leads to what is left. */
export const WithoutSomeKinds = screenStory(
  {
    path: '/network',
    config: withoutFeatures('ips', 'firewall', 'loadBalancer', 'bareMetal', 'storage'),
    playsWideOnly: true,
  },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Private networks' });
    await expect(canvas.getByRole('tab', { name: 'Private networks' })).toBeVisible();
    for (const name of ['IP addresses', 'Firewalls', 'Load balancers'])
      await expect(canvas.queryByRole('tab', { name })).toBeNull();
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { name: 'Compute' })).toBeVisible();
    for (const name of ['Bare metal', 'Storage']) await expect(navigation.queryByRole('link', { name })).toBeNull();
  },
);

/** A site without any kind of network resource has no network, and one without services says why it has no Kubernetes. */
export const KubernetesWithoutServices = screenStory(
  {
    path: '/services',
    config: withoutFeatures('services', 'privateNetworks', 'ips', 'loadBalancer', 'firewall', 'vms'),
    playsWideOnly: true,
  },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Page not found' });
    await expect(canvas.getByText('Kubernetes requires services to be enabled')).toBeVisible();
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    for (const name of ['Services', 'Network', 'Compute'])
      await expect(navigation.queryByRole('link', { name })).toBeNull();
  },
);

export const KubernetesNotOffered = screenStory(
  { path: '/services/create?osName=kubernetes', config: withoutFeatures('kubernetes') },
  async ({ canvas }) => {
    await canvas.findByText('Kubernetes is not offered here. Choose another service.');
    await expect(canvas.queryByRole('radio', { name: 'Kubernetes' })).toBeNull();
  },
);

export const AppsNotOffered = screenStory(
  { path: '/compute', config: withoutFeatures('vmApps') },
  async ({ canvas, userEvent }) => {
    const [create] = await canvas.findAllByRole('link', { name: 'Create virtual machine' });
    await expect(canvas.queryByRole('link', { name: 'App catalog' })).toBeNull();
    await userEvent.click(create as HTMLElement);
    await canvas.findByRole('radio', { name: 'Operating system' });
    await expect(canvas.queryByRole('radio', { name: 'App catalog' })).toBeNull();
  },
);

const badge = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/%3E';

/** Contacts, documents, certificates, country and logo are those of the configuration. */
export const ContactsAndLogo = screenStory(
  {
    path: '/no/such/screen',
    config: {
      siteName: 'Livery Cloud',
      supportEmail: 'help@brand.example',
      billingEmail: 'bills@brand.example',
      apiDocUrl: 'https://brand.example/api',
      siteCountry: 'FI',
      isoCertificates: [{ url: 'https://brand.example/iso', image: badge }],
      logo: badge,
    },
  },
  async ({ canvas }) => {
    const footer = within(await canvas.findByRole('contentinfo'));
    await expect(footer.getByText('Livery Cloud, Finland')).toBeVisible();
    const addresses = {
      'help@brand.example': 'mailto:help@brand.example',
      'bills@brand.example': 'mailto:bills@brand.example',
      'API documentation': 'https://brand.example/api',
      'ISO certificate': 'https://brand.example/iso',
    };
    for (const [name, address] of Object.entries(addresses))
      await expect(await footer.findByRole('link', { name: new RegExp(name) })).toHaveAttribute('href', address);
    const home = within(canvas.getByRole('banner')).getByRole('link', { name: 'Livery Cloud' });
    await expect(home.querySelector('img')).toHaveAttribute('src', badge);
  },
);

/** A logo that cannot be had leaves the theme's. */
export const LogoMissing = screenStory(
  { path: '/no/such/screen', config: { siteName: 'Livery Cloud', logo: 'data:image/svg+xml,missing' } },
  async ({ canvas }) => {
    const home = within(await canvas.findByRole('banner')).getByRole('link', { name: 'Livery Cloud' });
    await waitFor(() => expect(home.querySelector('svg')).toBeVisible());
  },
);

/** Nimbus shows its certificate everywhere, and its offer on the dashboard of desktops. */
export const OfferOfNimbus = {
  ...screenStory(
    {
      path: '/',
      config: { logo: badge },
    },
    async ({ canvas }) => {
      const offer = within(await canvas.findByRole('region', { name: 'Offer' }));
      await expect(offer.getByRole('link', { name: 'Create virtual machine' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/compute\/create$/),
      );
      const footer = within(canvas.getByRole('contentinfo'));
      const certificate = await footer.findByRole('link', { name: /ISO certificate: nimbus\.example/ });
      await waitFor(() => expect(certificate.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
    },
  ),
  beforeEach() {
    // What the head of the page does before the console is there.
    const { classList } = document.documentElement;
    classList.add('desktop');
    return () => classList.remove('desktop');
  },
  globals: { theme: 'nimbus' },
};
