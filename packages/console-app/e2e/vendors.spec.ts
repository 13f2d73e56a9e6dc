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

for (const { kind, config, told } of chats)
  test(`the chat by ${kind} comes to who is signed in, and goes with the session`, async ({ customer, site }) => {
    await site.configure({ chat: { kind, ...config } });
    await customer.goto('/app/billing/price-list');
    const button = customer.getByRole('button', { name: `Chat (${kind} stand-in)` });
    await button.click();
    await expect(customer.getByRole('region', { name: `Chat by ${kind}` }).getByRole('log')).toContainText(told);
    await openAccountMenu(customer);
    await customer.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(customer.getByLabel('API key')).toBeVisible();
    await expect(button).toBeHidden();
  });
