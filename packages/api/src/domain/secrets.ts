import { secretFields } from '../generated/secrets.js';

/** Whether a field of this name holds a secret: the contract says so, or its name does, as those of vendors. */
export const isSecretName = (name: string): boolean =>
  secretFields.has(name) || /creditcard|password|token|secret|api_?key/i.test(name);

/** Whether a text is or holds a private key: by its heading, or by the first bytes of OpenSSH's own format. */
export const holdsPrivateKey = (text: string): boolean =>
  /PRIVATE KEY|^\s*(PuTTY-User-Key-File|b3BlbnNzaC1rZXktdjE)/.test(text);
