import type { IssueCode } from '../generated/texts.js';
import type { Issue } from './issue.js';

type BucketNameIssue = Issue<Extract<IssueCode<'storage'>, `bucket-name-${string}`>>;

export const bucketNameLength = { min: 3, max: 63 } as const;

/**
 * 3 to 63 lowercase letters, digits and hyphens; a letter or digit at both ends; no `xn--` at the start and no
 * `-s3alias` at the end (specification: infrastructure, section 5). Every rule that is missed.
 */
export function checkBucketName(name: string): BucketNameIssue[] {
  const { min, max } = bucketNameLength;
  const broken: [boolean, BucketNameIssue][] = [
    [name.length < min, { code: 'bucket-name-too-short', params: { min } }],
    [name.length > max, { code: 'bucket-name-too-long', params: { max } }],
    [/[^a-z\d-]/.test(name), { code: 'bucket-name-characters' }],
    [/^-|-$/.test(name), { code: 'bucket-name-edges' }],
    [name.startsWith('xn--'), { code: 'bucket-name-prefix' }],
    [name.endsWith('-s3alias'), { code: 'bucket-name-suffix' }],
  ];
  return broken.flatMap(([isBroken, issue]) => (isBroken ? [issue] : []));
}
