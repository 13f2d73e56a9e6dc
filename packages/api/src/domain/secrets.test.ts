import { describe, expect, it } from 'vitest';
import { holdsPrivateKey, isSecretName } from './secrets.js';

describe('the name of a field', () => {
  it.each(['kong_key', 'code', 'newPassword', 'api_token', 'apiKey', 'api_key', 'CreditCardNumber'])(
    'of a secret: %s',
    (name) => expect(isSecretName(name)).toBe(true),
  );

  it.each(['name', 'publicKey', 'accessKey', 'display_name', 'cloudInit'])('of no secret: %s', (name) => {
    expect(isSecretName(name)).toBe(false);
  });
});

describe('a text', () => {
  it.each([
    '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNz',
    'write_files:\n  - content: |\n      -----BEGIN RSA PRIVATE KEY-----',
    ' PuTTY-User-Key-File-3: ssh-ed25519',
    'b3BlbnNzaC1rZXktdjEAAAAABG5vbmU',
  ])('that holds a private key: %s', (text) => expect(holdsPrivateKey(text)).toBe(true));

  it.each(['', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5 mari@laptop', '-----BEGIN PUBLIC KEY-----'])(
    'that holds none: %s',
    (text) => expect(holdsPrivateKey(text)).toBe(false),
  );
});
