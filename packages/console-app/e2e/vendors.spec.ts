import { expect, openAccountMenu, test } from './harness.js';

const chats = [
  { kind: 'intercom', config: { app_id: 'a1b2' }, told: /"user_hash"|"name":"Mari Tamm"/ },
  { kind: 'crisp', config: { website_id: 'w-7' }, told: /user:nickname \["Mari Tamm"\]/ },
  { kind: 'tawk', config: { property_id: 'p', widget_id: 'w' }, told: /attributes .*"name":"Mari Tamm"/ },
  { kind: 'qiscus', config: { app_id: 'mol-1', channel_id: '823' }, told: /app mol-1 .*"channel_id":823/ },
  { kind: 'askly', config: { client_key: 'ck' }, told: /client ck/ },
  {
    kind: 'pipedrive',
    config: { company_id: '42', playbook_uuid: '6f39c25a-0282-489d-8547-3b7749d72876' },
    told: /"companyId":42/,
  },
];

test('the chat of the configuration comes to who is signed in, and goes with the session', async ({
  customer: page,
  site,
}) => {
  const buttonOf = (kind: string) => page.getByRole('button', { name: `Chat (${kind} stand-in)` });
  for (const { kind, config, told } of chats)
    await test.step(kind, async () => {
      await site.configure({ chat: { kind, ...config } });
      await page.goto('/app/billing/price-list');
      await buttonOf(kind).click();
      await expect(page.getByRole('region', { name: `Chat by ${kind}` }).getByRole('log')).toContainText(told);
      await page.evaluate(() => localStorage.removeItem('livery.uiConfig'));
    });
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByLabel('API key')).toBeVisible();
  await expect(page.getByRole('button', { name: /stand-in/ })).toHaveCount(0);
});

test('nimbus shows its certificate on the login and everywhere in the console, and its banner on the dashboard, which leads to the form of a machine', async ({
  customer,
}) => {
  await customer.goto('/app/?theme=nimbus');
  await expect(customer.getByRole('contentinfo').getByRole('link', { name: /ISO certificate/ })).toBeVisible();
  const banner = customer.getByRole('region', { name: 'Offer' });
  await banner.getByRole('link', { name: 'Create virtual machine' }).click();
  await expect(customer).toHaveURL(/\/app\/compute\/create$/);
  await expect(customer.getByRole('heading', { level: 1, name: 'Create virtual machine' })).toBeVisible();
  await openAccountMenu(customer);
  await customer.getByRole('menuitem', { name: 'Log out' }).click();
  const badge = customer.getByRole('link', { name: /ISO certificate: nimbus\.example/ }).getByRole('img');
  await expect(badge).toBeVisible();
  expect(await badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('fjord asks for consent to cookies before the page, once', async ({ customer }) => {
  await customer.goto('/app/billing/price-list?theme=fjord');
  const consent = customer.getByRole('region', { name: 'Cookies' });
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await consent.getByRole('button', { name: 'Decline' }).click();
  await customer.reload();
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(consent).toBeHidden();
});

test('contacts, documents, certificates, country and logo are those of the configuration; a logo that is missing leaves the theme’s', async ({
  customer,
  site,
}) => {
  const badge = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/%3E';
  await site.configure({
    supportEmail: 'help@brand.example',
    billingEmail: 'bills@brand.example',
    apiDocUrl: 'https://brand.example/api',
    siteCountry: 'FI',
    isoCertificates: [{ url: 'https://brand.example/iso', image: badge }],
    logo: badge,
  });
  await customer.goto('/app/billing/price-list');
  const footer = customer.getByRole('contentinfo');
  await expect(footer.getByText('Livery Cloud, Finland')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'help@brand.example' })).toHaveAttribute(
    'href',
    'mailto:help@brand.example',
  );
  await expect(footer.getByRole('link', { name: 'bills@brand.example' })).toBeVisible();
  await expect(footer.getByRole('link', { name: /API documentation/ })).toHaveAttribute(
    'href',
    'https://brand.example/api',
  );
  await expect(footer.getByRole('link', { name: /ISO certificate/ })).toHaveAttribute(
    'href',
    'https://brand.example/iso',
  );
  const home = customer.getByRole('banner').getByRole('link', { name: 'Livery Cloud' });
  await expect(home.locator('img')).toHaveAttribute('src', badge);
  await customer.evaluate(() => localStorage.removeItem('livery.uiConfig'));
  await site.configure({ logo: '/app/assets/no-such-logo.svg' });
  await customer.reload();
  await expect(home.locator('svg')).toBeVisible();
});

test('scripts of the theme are loaded over https or from the site alone', async ({ customer, site }) => {
  const reports: string[] = [];
  customer.on('console', (message) => reports.push(message.text()));
  await site.configure({ themeScripts: [{ src: 'http://plain.example/tag.js', waitForLoad: true }] });
  await customer.goto('/app/billing/price-list');
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => reports.join('\n')).toContain('A theme script is refused');
});

test('errors go to the vendor of the site, whose client comes after the first paint', async ({ customer, site }) => {
  await site.configure({
    errorReporting: { dsn: `${site.origin.replace('://', '://public@')}/vendors/errors.example/7` },
  });
  await site.faults({ operationId: 'getPricing', status: 500, times: 10 });
  const sent = customer.waitForRequest(/\/vendors\/errors\.example\/api\/7\/envelope\//);
  await customer.goto('/app/billing/price-list');
  expect((await sent).postData()).toContain('"operation":"getPricing"');
});
