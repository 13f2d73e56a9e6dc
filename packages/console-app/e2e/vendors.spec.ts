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

test('fjord asks for consent to cookies before the page, once; errors go to the vendor of the site, whose client comes after the first paint', async ({
  customer,
  site,
}) => {
  await site.configure({
    errorReporting: { dsn: `${site.origin.replace('://', '://public@')}/vendors/errors.example/7` },
  });
  await customer.goto('/app/billing/price-list?theme=fjord');
  const consent = customer.getByRole('region', { name: 'Cookies' });
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await consent.getByRole('button', { name: 'Decline' }).click();
  await site.faults({ operationId: 'getPricing', status: 500, times: 10 });
  const sent = customer.waitForRequest(/\/vendors\/errors\.example\/api\/7\/envelope\//);
  await customer.reload();
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(consent).toBeHidden();
  expect((await sent).postData()).toContain('"operation":"getPricing"');
});
