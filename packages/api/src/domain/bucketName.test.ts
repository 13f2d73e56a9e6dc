import { expect, it } from 'vitest';
import { checkBucketName } from './bucketName.js';

it.each([
  ['abc', []],
  ['1-a-2', []],
  ['a--b', []],
  ['x'.repeat(63), []],
  ['s3alias', []],
  ['axn--b', []],
  ['', ['too-short']],
  ['ab', ['too-short']],
  ['x'.repeat(64), ['too-long']],
  ['Backups', ['invalid-characters']],
  ['my.bucket', ['invalid-characters']],
  ['my_bucket', ['invalid-characters']],
  ['pärnu', ['invalid-characters']],
  ['-abc', ['invalid-edge']],
  ['abc-', ['invalid-edge']],
  ['xn--abc', ['reserved-prefix']],
  ['abc-s3alias', ['reserved-suffix']],
  ['-', ['too-short', 'invalid-edge']],
])('%s: %j', (name, expected) => {
  expect(checkBucketName(name)).toEqual(expected);
});
