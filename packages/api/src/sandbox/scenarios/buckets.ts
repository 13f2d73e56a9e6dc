import { timestamp } from '../clock.js';
import { nextNumber } from '../state/random.js';
import type { State } from '../state/state.js';
import { addS3Key, type BucketRecord, type ObjectRecord } from '../state/storage.js';
import { day } from './builders.js';
import { main, project } from './companyMachines.js';

interface BucketFacts {
  name: string;
  account: number;
  /** In days. */
  age: number;
  allowed_origins?: string[];
  is_suspended?: boolean;
  /** Keys with their sizes in bytes. */
  objects?: readonly [key: string, size: number][];
}

/** Billing account that is suspended; not there in every scenario. */
const leftBehind = 1203;

const kb = 1000;
const mb = 1000 * kb;

/** One object a day or week, named by its date: `prefix/2025-03-14.suffix`. */
function series(now: number, count: number, every: number, name: (date: string) => string, size: number) {
  return Array.from({ length: count }, (_, at): [string, number] => [
    name(timestamp(now - at * every * day).slice(0, 10)),
    size + at * 13 * kb,
  ]);
}

/** Key of an object of `tamm-backups` that is copied in parts. */
export const largeObject = 'machines/old-erp.img';

/** The buckets of the small company. */
const companyBuckets = (now: number): BucketFacts[] => [
  {
    name: 'tamm-shop-media',
    account: main,
    age: 330,
    allowed_origins: ['https://shop.tamm-partners.example', 'https://www.tamm-partners.example'],
    objects: [
      ['index.html', 4_210],
      ['catalogue/price list.txt', 2_312],
      ['catalogue/spring.pdf', 96_112],
      ['logo.svg', 1_940],
      ['products/lamp-oak.png', 82_118],
      ['products/lamp-steel.png', 75_902],
      ['products/sofa-linen.png', 91_440],
      ['products/thumbnails/lamp-oak.png', 18_204],
      ['products/thumbnails/lamp-steel.png', 17_960],
      ['products/thumbnails/sofa-linen.png', 21_377],
    ],
  },
  {
    name: 'tamm-backups',
    account: main,
    age: 300,
    objects: [
      ...series(now, 30, 1, (date) => `mysql/${date}.sql.gz`, 184 * mb),
      ...series(now, 12, 7, (date) => `files/${date}.tar.gz`, 2_310 * mb),
      // More than one request copies.
      [largeObject, 12_400 * mb],
    ],
  },
  {
    name: 'saar-launch',
    account: project,
    age: 45,
    allowed_origins: ['https://saar.example'],
    objects: [
      ['press/photo-1.png', 204_880],
      ['press/photo-2.png', 198_013],
      ['press/release.txt', 2_644],
      ['video/teaser.mp4', 214 * mb],
    ],
  },
  { name: 'import-staging', account: main, age: 6 },
  {
    name: 'agency-archive',
    account: leftBehind,
    age: 360,
    is_suspended: true,
    objects: series(now, 24, 30, (date) => `projects/${date}.zip`, 640 * mb),
  },
];

function addBucket(state: State, now: number, facts: BucketFacts): void {
  const { name, account, age, allowed_origins = [], is_suspended = false, objects = [] } = facts;
  const last_modified = timestamp(now - (age / 2) * day);
  const bucket: BucketRecord = {
    name,
    owner: state.storage.user.id,
    billing_account_id: account,
    is_suspended,
    allowed_origins,
    created_at: timestamp(now - age * day),
    objects: objects
      .map(([key, size]): ObjectRecord => ({ key, size, last_modified }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  };
  state.storage.buckets[name] = bucket;
}

/** The buckets of a small company, and two pairs of S3 keys. */
export function addCompanyStorage(state: State, now: number): void {
  const accounts = new Set(state.billing_accounts.map(({ id }) => id));
  for (const facts of companyBuckets(now)) if (accounts.has(facts.account)) addBucket(state, now, facts);
  addS3Key(state.storage, state);
  addS3Key(state.storage, state);
}

/** How many buckets there are where there is much of everything. */
const manyBuckets = 1000;

/** A bucket of one folder with more keys than anybody looks through. */
export const readingsBucket = { name: 'sensor-readings', keys: 100_000 } as const;

/** A thousand buckets with an object each, and one with a hundred thousand objects. */
export function addManyBuckets(state: State, now: number): void {
  state.storage.user.max_buckets = 2 * manyBuckets;
  for (let at = 1; at <= manyBuckets; at += 1) {
    addBucket(state, now, {
      name: `project-${String(at).padStart(4, '0')}`,
      account: main,
      age: 1 + (at % 360),
      objects: [['archive.tar', Math.floor(nextNumber(state) * 9000) * mb]],
    });
  }
  addBucket(state, now, { name: readingsBucket.name, account: main, age: 200 });
  const readings = state.storage.buckets[readingsBucket.name];
  if (readings) {
    readings.generated = { count: readingsBucket.keys, last_modified: timestamp(now - 30 * day), left_out: [] };
  }
  addS3Key(state.storage, state);
}

/** What a suspension does: the S3 API refuses access to every bucket. */
export function suspendBuckets({ storage }: State): void {
  for (const bucket of Object.values(storage.buckets)) bucket.is_suspended = true;
}
