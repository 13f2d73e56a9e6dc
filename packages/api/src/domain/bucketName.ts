export type BucketNameIssue =
  | 'too-short'
  | 'too-long'
  | 'invalid-characters'
  | 'invalid-edge'
  | 'reserved-prefix'
  | 'reserved-suffix';

export const bucketNameLength = { min: 3, max: 63 } as const;

/** English texts of the issues, for the sandbox's answers; the console has its own. */
export const bucketNameIssueText: Record<BucketNameIssue, string> = {
  'too-short': `must have at least ${bucketNameLength.min} characters`,
  'too-long': `may have at most ${bucketNameLength.max} characters`,
  'invalid-characters': 'may contain only lowercase letters, digits and hyphens',
  'invalid-edge': 'must start and end with a letter or digit',
  'reserved-prefix': 'must not start with xn--',
  'reserved-suffix': 'must not end with -s3alias',
};

/**
 * 3 to 63 lowercase letters, digits and hyphens; a letter or digit at both ends; no `xn--` at the start and no
 * `-s3alias` at the end (I 5). Every rule that is missed.
 */
export function checkBucketName(name: string): BucketNameIssue[] {
  const broken: [boolean, BucketNameIssue][] = [
    [name.length < bucketNameLength.min, 'too-short'],
    [name.length > bucketNameLength.max, 'too-long'],
    [/[^a-z\d-]/.test(name), 'invalid-characters'],
    [/^-|-$/.test(name), 'invalid-edge'],
    [name.startsWith('xn--'), 'reserved-prefix'],
    [name.endsWith('-s3alias'), 'reserved-suffix'],
  ];
  return broken.flatMap(([isBroken, issue]) => (isBroken ? [issue] : []));
}
