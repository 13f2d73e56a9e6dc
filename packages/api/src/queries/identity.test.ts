import { describe, expect, it } from 'vitest';
import { shouldRetry, UnexpectedResponseError } from '../errors.js';
import { administrator, user } from './identity.js';
import { createQueryClient } from '../client.js';
import { fakeServer, noContent } from './testing/fakeServer.js';

describe('administrator', () => {
  it.each<[string, () => Response, boolean]>([
    ['403', () => Response.json({ message: 'No' }, { status: 403 }), false],
    ['404', () => Response.json({ message: 'Not found' }, { status: 404 }), true],
    ['502', () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }), true],
    ['204', noContent, true],
    ['200 with JSON', () => Response.json({}), true],
    ['200 with something else', () => new Response('yes', { headers: { 'content-type': 'text/plain' } }), true],
  ])('%s', async (_, response, expected) => {
    const { client, seen } = fakeServer(response);
    expect(await client.fetchQuery(administrator())).toBe(expected);
    expect(seen.map(({ call }) => call)).toEqual(['GET /user-resource/user/privileges']);
  });

  it.each([400, 401, 500, 503, 504])('%d is an error', async (status) => {
    const { client } = fakeServer(() => Response.json({ message: 'x' }, { status }));
    await expect(client.fetchQuery(administrator())).rejects.toMatchObject({ status });
  });

  it('a server that nobody reaches is an error', async () => {
    const { client } = fakeServer(() => Promise.reject(new TypeError('failed to fetch')));
    await expect(client.fetchQuery(administrator())).rejects.toThrow('Failed to connect to server');
  });

  it('a 502 that a server of the console has made itself says nothing of the user: it is an error', async () => {
    const headers = { 'content-type': 'text/plain', 'x-livery-gateway': 'no-answer' };
    const { client } = fakeServer(() => new Response('Bad gateway', { status: 502, headers }));
    const error: unknown = await client.fetchQuery(administrator()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 502, meta: { isOfGateway: true } });
    expect(shouldRetry(0, error)).toBe(true);
  });

  it('asks once for 60 units, with the retries of a real cache on', async () => {
    const { client, seen } = fakeServer(() => new Response('', { status: 502 }));
    client.setDefaultOptions(createQueryClient().getDefaultOptions());
    await client.fetchQuery(administrator());
    await client.fetchQuery(administrator());
    expect(seen).toHaveLength(1);
    expect(administrator().staleTime).toBe(3_600_000);
  });
});

it('a user that is none is an error, not a blank page', async () => {
  const { client } = fakeServer(() => Response.json(null));
  await expect(client.fetchQuery(user())).rejects.toBeInstanceOf(UnexpectedResponseError);
});
