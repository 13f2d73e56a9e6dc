import { describe, expect, it } from 'vitest';
import { startScenario } from '../scenarios/scenarios.js';
import { noon, openSandbox, type OpenSandbox } from '../testing/openSandbox.js';

const bucketNamed = async ({ ask }: OpenSandbox, name: string) => (await ask('getBucket', { query: { name } })).body;
const namesIn = async ({ ask }: OpenSandbox) => (await ask('listBuckets')).body.map(({ name }) => name);

describe('a new bucket', () => {
  it('is empty, of the S3 user, and charged to the default account unless told', async () => {
    const open = openSandbox();
    const { body } = await open.ask('createBucket', { body: { name: 'site-backups' } });
    expect(body).toMatchObject({ size_bytes: 0, num_objects: 0, owner: 'user-77', billing_account_id: 1201 });
    expect(await bucketNamed(open, 'site-backups')).toEqual(body);
  });

  it.each<[string, object, number, string]>([
    ['a name that is too short', { name: 'ab' }, 400, 'name: must have at least 3 characters'],
    ['capital letters', { name: 'Media' }, 400, 'name: has the wrong form'],
    ['an edge that is a hyphen', { name: 'media-' }, 400, 'name: has the wrong form'],
    [
      'a name of its own customer',
      { name: 'tamm-backups' },
      409,
      'There is a bucket of this name already; names are shared by all customers',
    ],
    [
      'a name of another customer',
      { name: 'backups' },
      409,
      'There is a bucket of this name already; names are shared by all customers',
    ],
    ['no such account', { name: 'site-backups', billing_account_id: 9 }, 404, 'Billing account not found'],
    [
      'an account that is frozen',
      { name: 'site-backups', billing_account_id: 1203 },
      403,
      'Old agency account: Suspended: nothing can be charged to it',
    ],
  ])('is refused with %s', async (_, body, status, text) => {
    const open = openSandbox();
    const before = await namesIn(open);
    expect(await open.refusal('createBucket', { body })).toEqual([status, text]);
    expect(await namesIn(open)).toEqual(before);
  });

  it('is refused when there are as many as there may be', async () => {
    const open = openSandbox();
    const { maxBuckets = 0 } = (await open.ask('getStorageUser')).body;
    const free = maxBuckets - (await namesIn(open)).length;
    for (let at = 0; at < free; at += 1) {
      await open.ask('createBucket', { body: { name: `more-${at}` } });
    }
    expect(await open.refusal('createBucket', { body: { name: 'one-more' } })).toEqual([
      409,
      'You have as many buckets as you may have; delete one, or ask support for more',
    ]);
  });

  it('may be called as something that every object has', async () => {
    const open = openSandbox();
    expect(await open.refusal('getBucket', { query: { name: 'constructor' } })).toEqual([404, 'Bucket not found']);
    expect((await open.ask('createBucket', { body: { name: 'constructor' } })).status).toBe(200);
    expect((await bucketNamed(open, 'constructor')).num_objects).toBe(0);
  });
});

describe('a bucket', () => {
  it('counts its objects and their size', async () => {
    const { objects = [] } = startScenario('demo', noon).storage.buckets['tamm-shop-media'] ?? {};
    expect(await bucketNamed(openSandbox(), 'tamm-shop-media')).toMatchObject({
      num_objects: objects.length,
      size_bytes: objects.reduce((sum, { size }) => sum + size, 0),
    });
  });

  it('goes with its objects', async () => {
    const open = openSandbox();
    expect((await open.ask('deleteBucket', { body: { name: 'tamm-backups' } })).status).toBe(204);
    expect(await open.refusal('getBucket', { query: { name: 'tamm-backups' } })).toEqual([404, 'Bucket not found']);
    expect(await open.refusal('deleteBucket', { body: { name: 'tamm-backups' } })).toEqual([404, 'Bucket not found']);
    expect((await open.ask('createBucket', { body: { name: 'tamm-backups' } })).body.num_objects).toBe(0);
  });

  it('of a suspended account is suspended, until another account pays for it', async () => {
    const open = openSandbox();
    expect(await bucketNamed(open, 'agency-archive')).toMatchObject({ is_suspended: true, billing_account_id: 1203 });
    const body = { name: 'agency-archive', billing_account_id: 1202 };
    expect((await open.ask('updateBucket', { body })).body).toMatchObject({
      is_suspended: false,
      billing_account_id: 1202,
    });
  });

  it('is not charged to an account that nothing can be charged to', async () => {
    const open = openSandbox();
    expect(await open.refusal('updateBucket', { body: { name: 'tamm-backups', billing_account_id: 1203 } })).toEqual([
      403,
      'Old agency account: Suspended: nothing can be charged to it',
    ]);
    expect(await bucketNamed(open, 'tamm-backups')).toMatchObject({ billing_account_id: 1201 });
  });

  it('says in the event log what was done to it, by its name', async () => {
    const open = openSandbox();
    await open.ask('deleteBucket', { body: { name: 'import-staging' } });
    expect((await open.ask('listEvents')).body).toContainEqual(
      expect.objectContaining({ action: 'deleteBucket', resource_type: 'bucket', resource_name: 'import-staging' }),
    );
  });
});

describe('the allowed origins of a bucket', () => {
  const set = (open: OpenSandbox, ...allowed_origins: string[]) =>
    open.ask('setBucketCors', { body: { name: 'tamm-backups', allowed_origins } });
  const originsIn = async (open: OpenSandbox) => (await bucketNamed(open, 'tamm-backups')).allowed_origins;

  it('are replaced as a whole, written as a browser sends them, and may be none', async () => {
    const open = openSandbox();
    await set(open, 'https://Shop.example/', 'http://localhost:5173');
    expect(await originsIn(open)).toEqual(['https://shop.example', 'http://localhost:5173']);
    expect((await set(open)).status).toBe(204);
    expect(await originsIn(open)).toEqual([]);
  });

  it('with a path, or *, are kept as they were sent', async () => {
    const open = openSandbox();
    await set(open, 'https://Shop.example/cart', '*');
    expect(await originsIn(open)).toEqual(['https://Shop.example/cart', '*']);
  });

  it.each([
    ['shop.example', 'allowed_origins.0: Enter the address of a website, for example https://shop.example'],
    ['file:///home', 'allowed_origins.0: Enter the address of a website, for example https://shop.example'],
    [
      'https://mari:secret@shop.example',
      'allowed_origins.0: Enter the address of a website, for example https://shop.example',
    ],
  ])('are refused as %s', async (origin, text) => {
    const open = openSandbox();
    const body = { name: 'tamm-backups', allowed_origins: [origin] };
    expect(await open.refusal('setBucketCors', { body })).toEqual([400, text]);
    expect(await originsIn(open)).toEqual([]);
  });
});

describe('S3 keys', () => {
  it('are made, of the S3 user, and deleted', async () => {
    const open = openSandbox();
    const { body: before } = await open.ask('listS3Keys');
    const { body: added } = await open.ask('createS3Key');
    expect(added.userId).toBe((await open.ask('getStorageUser')).body.userId);
    expect((await open.ask('listS3Keys')).body).toEqual([...before, added]);
    const body = { accessKey: added.accessKey };
    expect((await open.ask('deleteS3Key', { body })).status).toBe(204);
    expect((await open.ask('listS3Keys')).body).toEqual(before);
    expect(await open.refusal('deleteS3Key', { body })).toEqual([404, 'S3 key not found']);
  });
});

it('the storage says where it is reached, and what it says when it fails', async () => {
  const open = openSandbox();
  expect((await open.ask('getS3Endpoint')).body.url).toMatch(/^http:\/\/sandbox\.test/);
  await open.setFaults([{ operationId: 'getBucket', status: 500 }]);
  expect(await open.refusal('getBucket', { query: { name: 'tamm-backups' } })).toEqual([500, 'IOException']);
});
