import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { toCurl, type CurlParts } from './asCurl.js';
import { createClient } from './createClient.js';

const origin = 'https://site.test';
const inJhv = { path: { location: 'jhv' }, origin };

describe('toCurl', () => {
  it('shows an action with its form', () => {
    expect(toCurl('POST /{location}/user-resource/vm/stop', { ...inJhv, body: { uuid: 'vm-1', force: true } })).toBe(
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
    const curl = toCurl('PATCH /{location}/user-resource/vm/user', {
      ...inJhv,
      body: { uuid: 'vm-1', username: 'ops', password: "Pa'ss word1" },
    });
    expect(curl).toContain('--data-urlencode "password=$PASSWORD"');
    expect(curl).not.toContain('word1');
  });

  it('hides secrets in JSON too', () => {
    const curl = toCurl('POST /user-resource/service/package', {
      origin,
      body: { properties: { password: 'x"y' }, version: "it's" },
    });
    expect(curl).toContain(String.raw`--data-raw '{"properties":{"password":"'"$PASSWORD"'"},"version":"it'\''s"}'`);
    expect(curl).toContain("--header 'content-type: application/json'");
  });

  it('puts the query and the escaped path into the address', () => {
    const curl = toCurl('POST /{location}/network/virtual-machines/{uuid}/interfaces/{if_uuid}/subinterfaces', {
      path: { location: 'jhv', uuid: 'a/b', if_uuid: 'c' },
      query: { network_uuid: 'n 1', vlan_tag: 120 },
      origin,
    });
    expect(curl).toContain(
      "'https://site.test/v1/jhv/network/virtual-machines/a%2Fb/interfaces/c/subinterfaces?network_uuid=n%201&vlan_tag=120'",
    );
    expect(curl).not.toContain('--data');
  });
});

/** What a shell makes of the command: the words that curl would get. */
async function words(command: string): Promise<string[]> {
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
    ['several lines', { cloud_init: '#cloud-config\nusers:\n  - name: "a b"\n' }],
    ['form characters', { name: 'a=b&c+d%20e', description: '@file' }],
    ['lists', { name: 'x', disks: [20, 40] }],
    ['empty values', { name: '', description: null, username: undefined }],
  ])('hands on %s as the client sends them', async (_, body) => {
    let sent = '';
    const api = createClient({
      origin,
      credentials: () => ({}),
      fetch: async (request) => {
        sent = await request.text();
        return new Response(null, { status: 204 });
      },
    });
    await api.POST('/{location}/user-resource/vm', { params: { path: { location: 'jhv' } }, body: body as never });
    expect(formOf(await words(toCurl('POST /{location}/user-resource/vm', { ...inJhv, body })))).toBe(sent);
  });

  it('hands on JSON as it is', async () => {
    const body = { display_name: `it's "õun" $HOME`, rules: [{ port_start: 1, endpoint_spec: ['a\\b', '\n'] }] };
    const all = await words(toCurl('POST /{location}/network/firewalls', { ...inJhv, body }));
    expect(JSON.parse(all[all.indexOf('--data-raw') + 1] ?? '')).toEqual(body);
  });

  it('fills in the key and the password', async () => {
    const parts: CurlParts = { ...inJhv, body: { uuid: 'u', username: 'ops', password: 'never shown' } };
    const all = await words(toCurl('PATCH /{location}/user-resource/vm/user', parts));
    expect(all).toContain('apikey: key');
    expect(all).toContain(`password=Pa$$ "w'1`);
  });
});
