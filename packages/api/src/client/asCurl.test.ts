import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createSubinterface, createVm, setVmPassword, stopVm } from '../generated/operations/compute.js';
import { createFirewall } from '../generated/operations/network.js';
import { signInCallback } from '../generated/operations/identity.js';
import { toCurl } from './asCurl.js';
import { createClient } from './createClient.js';

const origin = 'https://site.test';
const onVm = { location: 'jhv', uuid: 'vm-1' };

describe('toCurl', () => {
  it('shows an action with its form', () => {
    expect(toCurl(stopVm, { ...onVm, force: true }, origin)).toBe(
      [
        'curl --request POST \\',
        "  --url 'https://site.test/v1/jhv/user-resource/vm/stop' \\",
        '  --header "apikey: $LIVERY_API_KEY" \\',
        "  --data-urlencode 'uuid=vm-1' \\",
        "  --data-urlencode 'force=true'",
      ].join('\n'),
    );
  });

  it('never shows a password', () => {
    const curl = toCurl(setVmPassword, { ...onVm, username: 'ops', password: "Pa'ss word1" }, origin);
    expect(curl).toContain('--data-urlencode "password=$PASSWORD"');
    expect(curl).not.toContain('word1');
  });

  it('never shows user data, nor a private key that was pasted in the place of a public one', () => {
    const key = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaA==\n-----END OPENSSH PRIVATE KEY-----';
    const curl = toCurl(
      createVm,
      { location: 'jhv', cloud_init: '#cloud-config\npassword: hunter2', public_key: key },
      origin,
    );
    expect(curl).toContain('"cloud_init=$CLOUD_INIT"');
    expect(curl).toContain('"public_key=$PUBLIC_KEY"');
    expect(curl).not.toMatch(/hunter2|b3Blb/);
  });

  it('never shows any other secret of the contract', () => {
    const curl = toCurl(signInCallback, { code: 'c0de', code_verifier: 'v3rifier', state: 'kept' }, origin);
    expect(curl).toContain('"code=$CODE"');
    expect(curl).toContain('"code_verifier=$CODE_VERIFIER"');
    expect(curl).toContain("'state=kept'");
    expect(curl).not.toMatch(/c0de|v3rifier/);
  });

  it('puts the query and the escaped path into the address', () => {
    const curl = toCurl(
      createSubinterface,
      { location: 'jhv', uuid: 'a/b', if_uuid: 'c', network_uuid: 'n 1', vlan_tag: 120 },
      origin,
    );
    expect(curl).toContain(
      "'https://site.test/v1/jhv/network/virtual-machines/a%2Fb/interfaces/c/subinterfaces?network_uuid=n%201&vlan_tag=120'",
    );
    expect(curl).not.toContain('--data');
  });
});

/** What a shell makes of the command: the words that curl would get. */
async function messages(command: string): Promise<string[]> {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${command}`;
  const { stdout } = await promisify(execFile)('sh', ['-c', script], {
    env: { LIVERY_API_KEY: 'key', PASSWORD: 'Pa$$ "w\'1' },
  });
  return stdout.split('\0').slice(0, -1);
}

/** The form that curl sends for its `--data-urlencode` words: it encodes what follows the first `=`. */
function formOf(all: string[]): string {
  const fields = all
    .filter((_, index) => all[index - 1] === '--data-urlencode')
    .map((word) => {
      const at = word.indexOf('=');
      return [word.slice(0, at), word.slice(at + 1)] as [string, string];
    });
  return new URLSearchParams(fields).toString();
}

describe('a shell', () => {
  it.each<[string, object]>([
    ['quotes', { name: `it's "mine"`, description: "''" }],
    ['what a shell would expand', { name: '$HOME `id` $(id) ~ * \\ !x' }],
    ['unicode', { name: 'õun 🍎 日本' }],
    ['several lines', { description: '# notes\nusers:\n  - name: "a b"\n' }],
    ['form characters', { name: 'a=b&c+d%20e', description: '@file' }],
    ['lists', { name: 'x', disks: [20, 40] }],
    ['empty values', { name: '', description: null, username: undefined }],
  ])('hands on %s as the client sends them', async (_, body) => {
    let sent = '';
    const api = createClient({
      origin,
      credentials: () => ({}),
      report: () => undefined,
      fetch: async (request) => {
        sent = await request.text();
        return new Response(null, { status: 204 });
      },
    });
    const variables = { location: 'jhv', ...body } as Parameters<typeof api.change<'createVm'>>[1];
    await api.change(createVm, variables);
    expect(formOf(await messages(toCurl(createVm, variables, origin)))).toBe(sent);
  });

  it('hands on JSON as it is', async () => {
    const rules = [{ port_start: 1, endpoint_spec: ['a\\b', '\n', `it's "õun" $HOME`] }];
    const all = await messages(toCurl(createFirewall, { location: 'jhv', display_name: 'web', rules }, origin));
    const field = all.find((word) => word.startsWith('rules=')) ?? '';
    expect(JSON.parse(field.slice('rules='.length))).toEqual(rules);
  });

  it('fills in the key and the password', async () => {
    const variables = { ...onVm, username: 'ops', password: 'never shown' };
    const all = await messages(toCurl(setVmPassword, variables, origin));
    expect(all).toContain('apikey: key');
    expect(all).toContain(`password=Pa$$ "w'1`);
  });
});
