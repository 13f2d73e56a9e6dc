import { expect, it } from 'vitest';
import type { Operation } from '../client/operation.js';
import { failures } from '../generated/texts.js';
import type { AccessDelegation, AccessDelegationImpersonation, ApiToken } from '../generated/types.js';
import * as access from './access.js';
import { isApplied } from './applied.js';
import { runChange } from './change.js';
import * as profile from './profile.js';
import { fakeServer, noContent, type Seen } from './testing/fakeServer.js';

const created_at = '2026-03-14 09:26:53';
const uuid = '5b1d6f0e-2d5b-4b0e-9d54-0a3f6f2f7c11';

const token: ApiToken = {
  id: 501,
  billing_account_id: 1201,
  consumer_id: uuid,
  kong_id: uuid,
  description: 'CI',
  token: 'tk_secret',
  created_at,
  user_id: 77,
};

const invitation: AccessDelegationImpersonation = {
  uuid,
  grantee_username: 'jaan@saar.example',
  is_accepted: false,
  created_at,
};

const delegation: AccessDelegation = { id: 31, impersonations: [invitation], name: 'Agency', owner_id: 77, created_at };

function response({ call }: Seen): Response {
  if (call === 'GET /user-resource/token/list') return Response.json([token]);
  if (call === 'GET /user-resource/access_group') return Response.json([delegation]);
  if (call.startsWith('GET')) return Response.json([]);
  return noContent();
}

type Case = [
  change: { operation: Operation },
  variables: object,
  request: Pick<Seen, 'call'> & Partial<Seen>,
  failure: string,
];

const onInvitation = { delegation_id: 31, impersonation_id: uuid };
const changes: Case[] = [
  [
    access.createApiToken,
    { description: 'CI', billing_account_id: 1201, restricted: true },
    { call: 'POST /user-resource/token', body: 'billing_account_id=1201&description=CI&restricted=true' },
    'Failed to create kong token',
  ],
  [
    access.updateApiToken,
    { token_id: 501, restricted: false },
    { call: 'PATCH /user-resource/token', body: 'token_id=501&restricted=false' },
    'Failed to update kong token',
  ],
  [
    access.deleteApiToken,
    { token_id: 501 },
    { call: 'DELETE /user-resource/token', body: 'token_id=501' },
    'Failed to delete kong token',
  ],
  [
    access.createAccessDelegation,
    { name: 'Agency' },
    { call: 'POST /user-resource/access_group', body: 'name=Agency' },
    'Failed to create access delegation group',
  ],
  [
    access.deleteAccessDelegation,
    { id: 31 },
    { call: 'DELETE /user-resource/access_group/31' },
    'Failed to delete access delegation',
  ],
  [
    access.inviteToDelegation,
    { delegation_id: 31, grantee_username: 'a@b.example' },
    { call: 'POST /user-resource/access_group/31/impersonation', body: 'grantee_username=a@b.example' },
    'Failed to creating impersonation key',
  ],
  [
    access.removeFromDelegation,
    onInvitation,
    { call: `DELETE /user-resource/access_group/31/impersonation/${uuid}` },
    'Failed to delete impersonation key',
  ],
  [
    access.acceptInvitation,
    { uuid },
    { call: `PUT /user-resource/impersonation/${uuid}/accept` },
    'Failed to accept invitation',
  ],
  [
    access.startImpersonation,
    { uuid },
    { call: `POST /user-resource/impersonation/${uuid}/start` },
    'Failed to start impersonation',
  ],
  [
    profile.updateProfile,
    { lang: 'et', phone_number: '' },
    { call: 'PATCH /user-resource/user/profile', body: 'phone_number=&lang=et' },
    'Failed to update details',
  ],
  [profile.activateMfa, {}, { call: 'POST /user-resource/mfa/activate' }, 'Failed to activate MFA'],
  [profile.deactivateMfa, {}, { call: 'POST /user-resource/mfa/deactivate' }, 'Failed to deactivate MFA'],
  [profile.createAdminToken, {}, { call: 'POST /user-resource/admin/token' }, 'Error performing action'],
];

it.each(changes.map(([change, ...rest]) => [change.operation.id, change, ...rest] as const))(
  '%s makes the call of the contract and has its text for a failure',
  async (_, change, variables, request, failure) => {
    const { client, seen } = fakeServer(response);
    await runChange(client, change as typeof access.acceptInvitation, variables as { uuid: string });
    expect(seen.filter(({ call }) => !call.startsWith('GET'))).toEqual([{ query: '', body: '', ...request }]);
    expect(change.operation.failure && failures[change.operation.failure]).toBe(failure);
  },
);

it('what is answered or sent with a secret is forgotten when nobody looks', () => {
  const forgotten = changes.flatMap(([change]) =>
    'gcTime' in change && change.gcTime === 0 ? [change.operation.id] : [],
  );
  expect(forgotten).toEqual([
    'createApiToken',
    'updateApiToken',
    'startAccessImpersonation',
    'updateUserProfile',
    'createAdminToken',
  ]);
});

it('a listed token has no secret; the one of a page has it', async () => {
  const listed = access.listedApiTokens();
  expect(listed.select?.([token])).toEqual([{ ...token, token: undefined }]);
  expect(JSON.stringify(listed.select?.([token]))).not.toContain('tk_secret');
  expect(access.apiToken('501').select([token])).toBe(token);
  expect(() => access.apiToken('constructor').select([token])).toThrow('No api_token constructor');
});

it('an invitation shows once it is answered, and is gone at once when it is removed', async () => {
  const added = { ...invitation, uuid: '6e0f3a52-1c7d-4b9a-8e25-d4c3b2a19087' };
  const { client } = fakeServer((sent) => (sent.call.startsWith('POST') ? Response.json(added) : response(sent)));
  const list = access.accessDelegations();
  await client.fetchQuery(list);
  const invited = () => client.getQueryData(list.queryKey)?.[0]?.impersonations.map((one) => one.uuid);
  await runChange(client, access.inviteToDelegation, { delegation_id: 31, grantee_username: 'a@b.example' });
  expect(invited()).toEqual([uuid, added.uuid]);
  await runChange(client, access.removeFromDelegation, onInvitation);
  expect(invited()).toEqual([added.uuid]);
});

it('a deletion whose answer was not understood is taken back, until the list says that it was made', async () => {
  let tokens = [token];
  const { client } = fakeServer(({ call }) =>
    call.startsWith('GET') ? Response.json(tokens) : Response.json({ success: 'true' }),
  );
  const list = access.apiTokens();
  await client.fetchQuery(list);
  const sent = { token_id: token.id };
  await expect(runChange(client, access.deleteApiToken, sent)).rejects.toMatchObject({ outcomeUnknown: true });
  expect(client.getQueryData(list.queryKey)).toEqual([token]);
  const made = () => isApplied(client, access.deleteApiToken, sent, { sentAt: Date.now(), lostAt: Date.now() });
  expect(await made()).toBe(false);
  tokens = [];
  expect(await made()).toBe(true);
});

it('an invitation that is accepted opens nothing before the server says so', async () => {
  const shared = { uuid, access_owner: 'liis@northwind.example', is_accepted: false, created_at };
  let answer = (_response: Response): void => undefined;
  const { client } = fakeServer(({ call }) => {
    if (call.startsWith('PUT')) return new Promise<Response>((resolve) => (answer = resolve));
    return Response.json(call === 'GET /user-resource/impersonation' ? [shared] : []);
  });
  const list = access.sharedWithMe();
  await client.fetchQuery(list);
  const isAccepted = () => client.getQueryData(list.queryKey)?.[0]?.is_accepted;
  const accepting = runChange(client, access.acceptInvitation, { uuid });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(isAccepted()).toBe(false);
  answer(noContent());
  await accepting;
  expect(isAccepted()).toBe(false);
  shared.is_accepted = true;
  await client.fetchQuery(list);
  expect(isAccepted()).toBe(true);
});
