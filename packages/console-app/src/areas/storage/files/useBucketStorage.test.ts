import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { bindApi, type Api } from '@livery/api/client';
import type { Operation } from '@livery/api/client/operation';
import type { S3Key } from '@livery/api/generated/types';
import { accessOf } from './useBucketStorage.js';

const keyOf = (accessKey: string, secretKey = 'secret'): S3Key => ({ userId: 'mari', accessKey, secretKey });

/** A page whose server lists these keys, one list after another and the last one from then on. */
function pageWith(...lists: S3Key[][]) {
  const client = new QueryClient();
  let asked = 0;
  function read({ id }: Operation): Promise<unknown> {
    if (id === 'getS3Endpoint') return Promise.resolve({ url: 'https://s3.provider.example' });
    asked += 1;
    return Promise.resolve(lists.length > 1 ? lists.shift() : lists[0]);
  }
  bindApi(client, { read } as unknown as Api);
  return { access: (renew = false) => accessOf(client, true, renew), asked: () => asked };
}

it('signs with the first key whose secret the server sends, and asks for it once until it is renewed', async () => {
  const { access, asked } = pageWith([keyOf('A', ''), keyOf('B')], [keyOf('C')]);
  await expect(access()).resolves.toMatchObject({ accessKey: 'B' });
  await access();
  expect(asked()).toBe(1);
  await expect(access(true)).resolves.toMatchObject({ accessKey: 'C' });
});

it.each([
  ['none', [], false],
  ['none with its secret', [keyOf('A', '')], true],
])('says that there is %s, and finds one that was made elsewhere meanwhile', async (_, first, isWithoutSecret) => {
  const { access, asked } = pageWith(first, [keyOf('B')]);
  const [one, other] = await Promise.allSettled([access(), access()]);
  expect(one).toMatchObject({ status: 'rejected', reason: { isWithoutSecret } });
  expect(other?.status).toBe('rejected');
  expect(asked()).toBe(1);
  await expect(access()).resolves.toMatchObject({ accessKey: 'B' });
  await access();
  expect(asked()).toBe(2);
});
