/**
 * Whether the fragment of an address is what the identity provider sends somebody back with, where there is no path of its
 * own for that (specification: account and billing, section 2).
 */
export function isSignInResult(hash: string): boolean {
  const fragment = new URLSearchParams(hash.slice(1));
  return fragment.has('error') || fragment.has('state');
}
