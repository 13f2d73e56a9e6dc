import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { s3Server } from './s3Server.js';

it('serves S3 at its own address, and nothing else of the sandbox under another name', async () => {
  const { origin, close } = await s3Server(0, () => Promise.resolve(new Response('')));
  const { host, port } = new URL(origin);
  const statusFor = async (name: string) => {
    const [response] = await once(get(`${origin}/sandbox/state`, { headers: { host: name } }), 'response');
    return (response as IncomingMessage).resume().statusCode;
  };
  expect(await statusFor(host)).toBe(200);
  expect(await statusFor(`bucket.${host}`)).toBe(200);
  expect(await statusFor(`127.0.0.1:${port}`)).toBe(404);
  expect(await statusFor('elsewhere.example')).toBe(404);
  close();
});
