import { expect, it } from 'vitest';
import { checkBucketName } from './bucketName.js';

it.each([
  ['abc', []],
  ['1-a-2', []],
  ['a--b', []],
  ['x'.repeat(63), []],
  ['s3alias', []],
  ['axn--b', []],
  ['', ['bucket-name-too-short']],
  ['ab', ['bucket-name-too-short']],
  ['x'.repeat(64), ['bucket-name-too-long']],
  ['Backups', ['bucket-name-characters']],
  ['my.bucket', ['bucket-name-characters']],
  ['my_bucket', ['bucket-name-characters']],
  ['pärnu', ['bucket-name-characters']],
  ['-abc', ['bucket-name-edges']],
  ['abc-', ['bucket-name-edges']],
  ['xn--abc', ['bucket-name-prefix']],
  ['abc-s3alias', ['bucket-name-suffix']],
  ['-', ['bucket-name-too-short', 'bucket-name-edges']],
])('%s: %j', (name, expected) => {
  expect(checkBucketName(name).map(({ code }) => code)).toEqual(expected);
});
