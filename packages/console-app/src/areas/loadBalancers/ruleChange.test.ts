import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { bindApi, createClient } from '@livery/api/client';
import type { LocatedLoadBalancer } from '@livery/api/queries/loadBalancers';
import { openPage } from '#testing/services.js';
import { ruleChange, type Leftover } from './ruleChange.js';

const rule = {
  uuid: 'rule-1',
  protocol: 'TCP' as const,
  source_port: 443,
  target_port: 8443,
  connection_limit: null,
  session_persistence: null,
};

const balancer: LocatedLoadBalancer = {
  uuid: 'lb-1',
  display_name: 'shop',
  network_uuid: 'net-1',
  private_address: '10.12.0.9',
  forwarding_rules: [rule],
  targets: [],
  billing_account_id: 1201,
  created_at: '2026-03-14 09:26:53',
  updated_at: '2026-03-14 09:26:53',
  location: 'jhv',
};

it('adds the old rule again after a refusal of the new one, though a list that lags still has the removed one', async () => {
  const bodies: string[] = [];
  const client = new QueryClient();
  const api = createClient({
    origin: 'https://site.test',
    credentials: () => ({ apiKey: 'demo' }),
    fetch: async (request) => {
      if (request.method === 'GET') return Response.json([balancer]);
      if (request.method === 'DELETE') return new Response(null, { status: 204 });
      bodies.push(await request.text());
      return bodies.length === 1
        ? Response.json({ message: 'No' }, { status: 409 })
        : Response.json({ ...rule, uuid: 'rule-2' });
    },
  });
  bindApi(client, api);
  openPage({}, client);
  const remains: (Leftover | undefined)[] = [];
  const { mutation } = ruleChange({ balancer, rule }, { protocol: 'TCP', source_port: 443, target_port: 9443 }, (one) =>
    remains.push(one),
  );
  await expect(mutation.send(client)).rejects.toThrow('No');
  expect(bodies.map((body) => new URLSearchParams(body).get('target_port'))).toEqual(['9443', '8443']);
  expect(remains.at(-1)).toBe('old');
});
