import { font } from '../theme/tokens.js';

/**
 * What is read character by character: addresses, ids, keys, commands. It runs from left to right in every script, and
 * what surrounds it does not reorder its slashes, dashes and digits.
 */
export const monospace = {
  fontFamily: font.mono,
  fontVariantLigatures: 'none',
  direction: 'ltr',
  unicodeBidi: 'isolate',
} as const;
