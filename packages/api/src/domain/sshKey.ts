import type { IssueCode } from '../generated/texts.js';
import { holdsPrivateKey } from './secrets.js';

/** What a public key is. */
interface SshKey {
  type: 'ed25519' | 'rsa' | 'ecdsa';
  /** Length of the key in bits; 256 for ed25519. */
  bits: number;
  /** Whether the private half lives on a security key. */
  hardware: boolean;
  /** What the line says after the key, usually whose it is; '' if nothing. */
  comment: string;
}

type SshKeyCode = Extract<IssueCode<'common'>, `ssh-key-${string}`>;

/** Why a provider may refuse what is a public key all the same. */
type SshKeyWarning = Extract<SshKeyCode, 'ssh-key-too-weak' | 'ssh-key-unsupported'>;

/** Why a text is no public key. */
export type SshKeyIssue = Exclude<SshKeyCode, SshKeyWarning>;

/** A public key on one line with single spaces, as it is sent, and what it is; or why there is none. */
type SshKeyResult =
  | { ok: true; line: string; key: SshKey; warning?: undefined }
  | { ok: true; line: string; key?: undefined; warning: SshKeyWarning }
  | { ok: false; issue: SshKeyIssue; warning?: undefined };

const minRsaBits = 2048;
const curves: Record<string, { bits: number; point: number }> = {
  nistp256: { bits: 256, point: 65 },
  nistp384: { bits: 384, point: 97 },
  nistp521: { bits: 521, point: 133 },
};

/** Reads a public key as `authorized_keys` holds it, down to the bytes; refuses a private key before anything else. */
export function parseSshKey(text: string): SshKeyResult {
  const trimmed = text.trim();
  if (trimmed === '') return failed('ssh-key-empty');
  if (holdsPrivateKey(trimmed)) return failed('ssh-key-private');
  if (/[\r\n]/.test(trimmed))
    return failed(
      /^\S+ [A-Za-z\d+/=]+[^\n]*\r?\n\s*(ssh-|ecdsa-|sk-)/.test(trimmed) ? 'ssh-key-several' : 'ssh-key-malformed',
    );

  const [name = '', body = '', ...rest] = trimmed.split(/\s+/);
  const bytes = decodeBase64(body);
  if (!bytes) return failed('ssh-key-malformed');
  const reader = new WireReader(bytes);
  if (reader.text() !== name) return failed('ssh-key-malformed');

  const comment = rest.join(' ');
  const line = [name, body, ...rest].join(' ');
  const read = readKey(name, reader);
  if (read === 'ssh-key-malformed') return failed(read);
  if (typeof read === 'string') return { ok: true, line, warning: read };
  return { ok: true, line, key: { ...read, hardware: name.startsWith('sk-'), comment } };
}

function failed(issue: SshKeyIssue): SshKeyResult {
  return { ok: false, issue };
}

function readKey(
  name: string,
  reader: WireReader,
): Pick<SshKey, 'type' | 'bits'> | SshKeyWarning | 'ssh-key-malformed' {
  switch (name) {
    case 'ssh-ed25519':
      return reader.bytes()?.length === 32 && reader.atEnd ? { type: 'ed25519', bits: 256 } : 'ssh-key-malformed';
    case 'sk-ssh-ed25519@openssh.com':
      return reader.bytes()?.length === 32 && reader.text() && reader.atEnd
        ? { type: 'ed25519', bits: 256 }
        : 'ssh-key-malformed';
    case 'ssh-rsa': {
      const exponent = reader.bytes();
      const modulus = reader.bytes();
      if (!exponent?.length || !modulus?.length || !reader.atEnd) return 'ssh-key-malformed';
      const bits = bitLength(modulus);
      return bits < minRsaBits ? 'ssh-key-too-weak' : { type: 'rsa', bits };
    }
    case 'ecdsa-sha2-nistp256':
    case 'ecdsa-sha2-nistp384':
    case 'ecdsa-sha2-nistp521':
      return readEcdsa(name.slice('ecdsa-sha2-'.length), reader, false);
    case 'sk-ecdsa-sha2-nistp256@openssh.com':
      return readEcdsa('nistp256', reader, true);
    default:
      // Older kinds and certificates.
      return /^(ssh-|ecdsa-|sk-)/.test(name) ? 'ssh-key-unsupported' : 'ssh-key-malformed';
  }
}

function readEcdsa(
  curve: string,
  reader: WireReader,
  hardware: boolean,
): Pick<SshKey, 'type' | 'bits'> | 'ssh-key-malformed' {
  const expected = curves[curve];
  if (!expected || reader.text() !== curve || reader.bytes()?.length !== expected.point) return 'ssh-key-malformed';
  if (hardware && !reader.text()) return 'ssh-key-malformed';
  return reader.atEnd ? { type: 'ecdsa', bits: expected.bits } : 'ssh-key-malformed';
}

/** Numbers are big-endian with a leading zero byte where the first bit would read as a sign. */
function bitLength(number: Uint8Array): number {
  const start = number.findIndex((byte) => byte !== 0);
  if (start === -1) return 0;
  return (number.length - start - 1) * 8 + (32 - Math.clz32(number[start] ?? 0));
}

function decodeBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
  } catch {
    return undefined;
  }
}

/** Reads fields that each begin with their length in four bytes (RFC 4251). */
class WireReader {
  #position = 0;
  readonly #data: Uint8Array;

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  get atEnd(): boolean {
    return this.#position === this.#data.length;
  }

  /** The next field; undefined when there is no whole one. */
  bytes(): Uint8Array | undefined {
    const start = this.#position + 4;
    if (start > this.#data.length) return undefined;
    const length = new DataView(this.#data.buffer, this.#data.byteOffset + this.#position, 4).getUint32(0);
    if (start + length > this.#data.length) return undefined;
    this.#position = start + length;
    return this.#data.subarray(start, this.#position);
  }

  /** The next field as text; undefined also when it is longer than any name in a key. */
  text(): string | undefined {
    const field = this.bytes();
    return field && field.length < 100 ? String.fromCodePoint(...field) : undefined;
  }
}
