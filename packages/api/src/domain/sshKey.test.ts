import { describe, expect, it } from 'vitest';
import { parseSshKey } from './sshKey.js';

const ed25519 = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIASsgr+MLoZS7qAH3sEMGH5BH+Lj8ZFCqYm3e/o1xMT5 ops@example.test';
const rsa =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQDOSz1RirKBWEpQOC3rOPTcp3GBhpJtHKyPt02exqOuZCj0mnr8qhCzQCEQYU5F2WfEpt7Ow08jaxMIDj6QAeI0Ak7sKzCcKbqdCR5gpwOmIDkytB4rn+s/tjhiR4hMSV/pQ0cRus4F8dioWSeA4GZsqrNEUue2X6oYifqWT3YUqmyVz+eCLhBDhgZ1VUIJ9eE65bZosJljpXzOhb94uagFRVhwP0k/sXhCmHpCg13edEyAZcS4UGo4JHsHlR5VU91587YFG1sFroCNKr4m5d30Dxd7cSDEjz5SAi3t7sNF3Kjwlz6c4yQiV5eRA5mwiNxOGm0oWpJoeRTPydrY8XZD';
const ecdsa =
  'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBJRDGnzkpR8HO98F+KbNyPbD/xC6WIvGl5p91JC+NveRM1XQiSVcgDpwoAeRo/Qx70Qlh6x5ZdmFM82OgK3Nq0M= two words';

/** A key line made of fields, for kinds and faults that ssh-keygen does not make. */
function line(name: string, ...fields: (string | number[] | Uint8Array)[]): string {
  const wire = [name, ...fields].flatMap((field) => {
    const bytes = Buffer.from(field);
    return [0, 0, bytes.length >> 8, bytes.length & 255].concat(Array.from(bytes));
  });
  return `${name} ${Buffer.from(wire).toString('base64')}`;
}

const rsaOf = (bits: number): string => {
  const modulus = new Uint8Array(Math.ceil(bits / 8)).fill(255);
  modulus[0] = 2 ** ((bits - 1) % 8);
  return line('ssh-rsa', [1, 0, 1], bits % 8 === 0 ? [0, ...modulus] : modulus);
};
const point = (length: number): Uint8Array => new Uint8Array(length).fill(4);

describe('reads', () => {
  it.each([
    ['Ed25519 with a comment', ed25519, { type: 'ed25519', bits: 256, hardware: false, comment: 'ops@example.test' }],
    ['RSA', rsa, { type: 'rsa', bits: 2048, hardware: false, comment: '' }],
    ['RSA of an odd length', rsaOf(3071), { type: 'rsa', bits: 3071 }],
    ['RSA of 4096 bits', rsaOf(4096), { type: 'rsa', bits: 4096 }],
    ['ECDSA with a comment of words', ecdsa, { type: 'ecdsa', bits: 256, comment: 'two words' }],
    ['ECDSA P-384', line('ecdsa-sha2-nistp384', 'nistp384', point(97)), { type: 'ecdsa', bits: 384 }],
    ['ECDSA P-521', line('ecdsa-sha2-nistp521', 'nistp521', point(133)), { type: 'ecdsa', bits: 521 }],
    [
      'Ed25519 on a security key',
      line('sk-ssh-ed25519@openssh.com', point(32), 'ssh:'),
      { type: 'ed25519', hardware: true },
    ],
    [
      'ECDSA on a security key',
      line('sk-ecdsa-sha2-nistp256@openssh.com', 'nistp256', point(65), 'ssh:'),
      { type: 'ecdsa', bits: 256, hardware: true },
    ],
  ])('%s', (_, text, expected) => {
    expect(parseSshKey(text)).toMatchObject({ ok: true, key: expected });
  });

  it('a key with space around and inside, and puts it on one line', () => {
    expect(parseSshKey(`\n  ${ed25519.replace(' ', '   ')}\r\n`)).toMatchObject({ ok: true, line: ed25519 });
  });
});

describe('warns of what the provider may refuse', () => {
  it.each([
    ['RSA that is too weak', rsaOf(1024), 'ssh-key-too-weak'],
    ['DSA', line('ssh-dss', [1], [1], [1], [1]), 'ssh-key-unsupported'],
    ['a certificate', line('ssh-ed25519-cert-v01@openssh.com', point(32)), 'ssh-key-unsupported'],
  ])('%s', (_, text, warning) => {
    expect(parseSshKey(`${text}  mari`)).toEqual({ ok: true, line: `${text} mari`, warning });
  });
});

describe('refuses', () => {
  const name = 'ssh-ed25519';

  it.each([
    ['nothing', ' \n', 'ssh-key-empty'],
    [
      'a private key of OpenSSH',
      '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNz\n-----END OPENSSH PRIVATE KEY-----',
      'ssh-key-private',
    ],
    ['a private RSA key', '-----BEGIN RSA PRIVATE KEY-----\nMIIE', 'ssh-key-private'],
    ['an encrypted private key', '-----BEGIN ENCRYPTED PRIVATE KEY-----', 'ssh-key-private'],
    ['a private key without its heading', 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmU', 'ssh-key-private'],
    ['a key of PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519', 'ssh-key-private'],
    ['two keys', `${ed25519}\n${rsa}`, 'ssh-key-several'],
    ['a key broken into lines', ed25519.replace('3sEM', '3s\nEM'), 'ssh-key-malformed'],
    ['words', 'my key', 'ssh-key-malformed'],
    ['a name alone', name, 'ssh-key-malformed'],
    ['what is not base64', `${name} AAAA*`, 'ssh-key-malformed'],
    ['a key that was cut off', ed25519.slice(0, 60), 'ssh-key-malformed'],
    ['a name that is not the key\u2019s', ed25519.replace(name, 'ssh-rsa'), 'ssh-key-malformed'],
    ['a key of the wrong length', line(name, point(31)), 'ssh-key-malformed'],
    ['a key with more behind it', line(name, point(32), 'x'), 'ssh-key-malformed'],
    ['a point of another curve', line('ecdsa-sha2-nistp256', 'nistp384', point(97)), 'ssh-key-malformed'],
    ['RSA without a modulus', line('ssh-rsa', [1, 0, 1], []), 'ssh-key-malformed'],
    ['a key that is none of SSH', line('x509v3-sign-rsa', point(32)), 'ssh-key-malformed'],
  ])('%s', (_, text, issue) => {
    expect(parseSshKey(text)).toEqual({ ok: false, issue });
  });
});
