import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { s3Keys as keysWithSecrets } from '@livery/api/queries/storage';
import { s3Keys } from './s3Keys.js';

it('no row of access keys has the secret that the storage is signed with', () => {
  const client = new QueryClient();
  const response = [{ userId: 'user-1', accessKey: 'LVKEY', secretKey: 'the secret' }];
  client.setQueryData(keysWithSecrets().queryKey, response);
  const read = s3Keys.source.read('');
  const rows = read.select?.(client.getQueryData(read.queryKey) ?? []);
  expect(rows).toEqual([{ userId: 'user-1', accessKey: 'LVKEY' }]);
});
