/*
 * npm run test:s3: what the file browser does, by its own client, on a storage that speaks S3, under the rules that a
 * browser has for a page of another origin. S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY name it (S3_REGION,
 * S3_STYLE=virtual where they are needed). It makes a bucket and deletes it; with S3_BUCKET it takes that one, whose CORS
 * it leaves alone: S3_ORIGIN is then an origin that the CORS names, and without it requests are those of a program.
 * Without an endpoint it starts the sandbox and asks that, over HTTP.
 */
import { NetworkError } from '@livery/api/errors';
import { fetchTransport } from '@livery/api/s3/transport';
import { assert, operations, reopened, type Bench } from './lib/s3Operations.js';
import { pageTransport } from './lib/s3Page.js';
import { namedStorage, sandboxStorage } from './lib/s3Storage.js';
import { report } from './lib/stage.js';

const endpoint = process.env['S3_ENDPOINT'];
const given = process.env['S3_BUCKET'];
const origin = process.env['S3_ORIGIN'] ?? (given ? undefined : 'https://console.example');
const storage = endpoint ? namedStorage(endpoint) : await sandboxStorage();
const bucketName = given ?? `livery-test-${Date.now().toString(36)}`;
const transport = origin ? pageTransport(origin) : fetchTransport(fetch);
const opening = { bucketName, access: storage.access, transport };
const program = reopened(opening, { transport: fetchTransport(fetch) });
const bench: Bench = { ...opening, bucket: reopened(opening), program };

const letsThePageIn: (typeof operations)[number] = [
  'shows a bucket to a page when its CORS names the origin, and to no other',
  async ({ bucket }) => {
    const refused = async (one: Bench['bucket']): Promise<boolean> =>
      one.list({}).then(
        () => false,
        (thrown: unknown) => thrown instanceof NetworkError,
      );
    assert(await refused(bucket), 'the page is let in without CORS');
    await storage.allowOrigin(bucketName, origin ?? '');
    assert((await bucket.list({})).objects.length === 0, 'there is something in a new bucket');
    const other = reopened(opening, { transport: pageTransport('https://elsewhere.example') });
    assert(await refused(other), 'another page is let in');
  },
];

console.log(`Bucket ${bucketName} at ${storage.access.endpoint}${endpoint ? '' : ', which is the sandbox'}`);
if (!given) await storage.makeBucket(bucketName);
const all = given ? operations : [letsThePageIn, ...operations];
const failures: string[] = [];
for (const [name, run] of all) {
  try {
    await run(bench);
    console.log(`ok    ${name}`);
  } catch (thrown) {
    const cause = thrown instanceof Error && thrown.cause instanceof Error ? ` (${String(thrown.cause.cause)})` : '';
    const failure = `${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}${cause}`;
    failures.push(failure);
    console.log(`FAIL  ${failure}`);
  }
}
if (!given && failures.length === 0) await storage.deleteBucket(bucketName);
storage.close();
const failed = failures.length;
console.log(`${all.length - failed} passed, ${failed} failed`);
report('s3', { passed: all.length - failed, failed, failures });
process.exitCode = failed > 0 ? 1 : 0;
