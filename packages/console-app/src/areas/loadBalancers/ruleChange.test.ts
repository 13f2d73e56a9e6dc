import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { bindApi, createClient } from '@livery/api/client';
import type { AddForwardingRuleRequest, ForwardingRule } from '@livery/api/generated/types';
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

const ruleWith = (uuid: string, source_port: number, target_port: number): ForwardingRule => ({
  ...rule,
  uuid,
  source_port,
  target_port,
});

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

/** A dialog of the rule, and a server with rules; the calls that `refused` names fail, the responses of those that `lost` names do not come. `shown` is the list where it lags. */
function openDialog(rules: ForwardingRule[], refused: string[] = [], shown?: ForwardingRule[]) {
  let present = rules;
  const calls: string[] = [];
  const lost: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    if (request.method === 'GET') return Response.json([{ ...balancer, forwarding_rules: shown ?? present }]);
    const body = new URLSearchParams(await request.text());
    const [source, target] = [Number(body.get('source_port')), Number(body.get('target_port'))];
    const uuid = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const call = request.method === 'DELETE' ? `remove ${uuid}` : `add ${source} ${target}`;
    calls.push(call);
    if (refused.includes(call)) return Response.json({ message: 'No' }, { status: 409 });
    present = present.filter((one) => one.uuid !== uuid);
    if (lost.includes(call)) throw new TypeError('fetch failed');
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    const added = ruleWith(`added-${calls.length}`, source, target);
    present = [...present, added];
    return Response.json(added);
  };
  const client = new QueryClient();
  bindApi(client, createClient({ origin: 'https://site.test', credentials: () => ({ apiKey: 'demo' }), fetch }));
  openPage({}, client);
  const sent: AddForwardingRuleRequest[] = [];
  const leftovers: (Leftover | undefined)[] = [];
  return {
    calls,
    refused,
    lost,
    leftovers,
    ports: () => present.map(({ source_port, target_port }) => `${source_port} ${target_port}`),
    save(source_port: number, target_port: number) {
      const next = { protocol: rule.protocol, source_port, target_port };
      const { mutation } = ruleChange({ balancer, rule }, next, {
        sent: [...sent],
        onSend: () => sent.push(next),
        onLeftover: (one) => leftovers.push(one),
      });
      return mutation.send(client);
    },
  };
}

it('adds the old rule again after a refusal of the new one, though a list that lags still has the removed one', async () => {
  const { save, calls, leftovers } = openDialog([rule], ['add 443 9443'], [rule]);
  await expect(save(443, 9443)).rejects.toThrow('No');
  expect(calls).toEqual(['remove rule-1', 'add 443 9443', 'add 443 8443']);
  expect(leftovers.at(-1)).toBe('old');
});

it.each([
  ['the same port', 443],
  ['another port', 8443],
])('removes no rule that somebody else has put at the old port: to %s', async (_, port) => {
  const { save, calls } = openDialog([ruleWith('theirs', 443, 7000)]);
  await expect(save(port, 9443)).rejects.toMatchObject({ kind: 'changed-meanwhile' });
  expect(calls).toEqual([]);
});

it.each([
  ['the same port', 443],
  ['another port', 8443],
])('opens no port anew whose rule somebody else has removed: to %s', async (_, port) => {
  const { save, calls } = openDialog([ruleWith('other', 80, 8080)]);
  await expect(save(port, 9443)).rejects.toMatchObject({ kind: 'changed-meanwhile' });
  expect(calls).toEqual([]);
});

it('goes on where a try itself has removed the old rule, and could put neither there', async () => {
  const { save, refused, leftovers, ports } = openDialog([rule], ['add 443 9443', 'add 443 8443']);
  await expect(save(443, 9443)).rejects.toThrow('No');
  expect([leftovers.at(-1), ports()]).toEqual(['none', []]);
  refused.length = 0;
  await save(443, 9000);
  expect([leftovers.at(-1), ports()]).toEqual([undefined, ['443 9000']]);
});

it('goes on where the response to the removal of the old rule was lost', async () => {
  const { save, lost, ports } = openDialog([rule]);
  lost.push('remove rule-1');
  await expect(save(443, 9443)).rejects.toMatchObject({ outcomeUnknown: true });
  expect(ports()).toEqual([]);
  await save(443, 9443);
  expect(ports()).toEqual(['443 9443']);
});

it('removes what an earlier try has added, whatever is typed then', async () => {
  const { save, refused, leftovers, ports } = openDialog([rule], ['remove rule-1']);
  await expect(save(8443, 9443)).rejects.toThrow('No');
  expect([leftovers.at(-1), ports()]).toEqual(['both', ['443 8443', '8443 9443']]);
  await expect(save(8443, 9000)).rejects.toThrow('No');
  expect(ports()).toEqual(['443 8443', '8443 9000']);
  refused.length = 0;
  await save(9443, 9000);
  expect([leftovers.at(-1), ports()]).toEqual([undefined, ['9443 9000']]);
});

it('leaves what somebody else forwards at the port of an earlier try', async () => {
  const { save, ports } = openDialog([rule, ruleWith('theirs', 8443, 7000)], ['add 8443 9443']);
  await expect(save(8443, 9443)).rejects.toThrow('No');
  await save(9443, 9000);
  expect(ports()).toEqual(['8443 7000', '9443 9000']);
});

it('replaces at the port that is kept what an earlier try has put there', async () => {
  const { save, ports } = openDialog([rule]);
  await save(443, 9443);
  await save(443, 9000);
  expect(ports()).toEqual(['443 9000']);
});
