import { sha256 } from '@noble/hashes/sha2.js';

const keyId = 'test-key';
const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const encodeJson = (value: object): string => encode(new TextEncoder().encode(JSON.stringify(value)));

/** A secret of 256 bits, fit for an address. */
export const randomSecret = (): string => encode(crypto.getRandomValues(new Uint8Array(32)));

interface TokenIssuer {
  /** Signs claims as a JWT (RS256). */
  sign(claims: Record<string, unknown>): Promise<string>;
  /** The public key (JWKS). */
  keys(): Promise<{ keys: JsonWebKey[] }>;
}

/** Makes a key for as long as the process runs, as soon as it is needed. */
export function createTokenIssuer(): TokenIssuer {
  let pair: Promise<CryptoKeyPair> | undefined;
  const keyPair = (): Promise<CryptoKeyPair> =>
    (pair ??= crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']));
  return {
    async sign(claims) {
      const { privateKey } = await keyPair();
      const content = `${encodeJson({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${encodeJson(claims)}`;
      const signature = await crypto.subtle.sign(algorithm.name, privateKey, new TextEncoder().encode(content));
      return `${content}.${encode(new Uint8Array(signature))}`;
    },
    async keys() {
      const { publicKey } = await keyPair();
      const { kty, n, e } = await crypto.subtle.exportKey('jwk', publicKey);
      const key = { kty, n, e, kid: keyId, use: 'sig', alg: 'RS256' };
      return { keys: [key] };
    },
  };
}

/** Ties an access token to an identity token (OpenID Connect, `at_hash`): the first half of its digest. */
export const accessTokenHash = (token: string): string => encode(sha256(new TextEncoder().encode(token)).slice(0, 16));
