import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHosts } from './hosts.js';
import { readSettings } from './settings.js';

const fileOf = (hosts: object): string => JSON.stringify({ hosts });
const api = 'https://api.example.com';

describe('the file of hosts', () => {
  it('names the origins behind each host, as the example that is delivered does', () => {
    const example = readFileSync(join(import.meta.dirname, 'deployment/hosts.example.json'), 'utf8');
    expect(readHosts(example)).toEqual([
      {
        host: 'console.example.com',
        api,
        storage: 'https://s3.example.com',
        terminals: 'wss://terminals.example.com',
      },
      {
        host: 'console.example.net',
        api: 'https://api.example.net',
        storage: 'https://s3.example.net',
        terminals: { path: '/terminals/', to: 'https://terminals.internal.example.net' },
      },
    ]);
  });

  it.each([
    ['no host', fileOf({}), 'names none'],
    ['another shape', '[]', '{"hosts": {…}}'],
    ['a host in capitals', fileOf({ 'Console.example': { api } }), '"Console.example" is no host'],
    ['a path in place of a host', fileOf({ 'console.example/app': { api } }), '"console.example/app" is no host'],
    ['no API', fileOf({ 'console.example': {} }), 'console.example: api is to be a text'],
    ['an API with a path', fileOf({ 'console.example': { api: `${api}/v1` } }), 'api is to be an origin'],
    ['an API with a password', fileOf({ 'console.example': { api: 'https://a:b@api.example' } }), 'is to be an origin'],
    ['a name that is mistyped', fileOf({ 'console.example': { api, storge: api } }), 'has "storge"; it may have api'],
    ['terminals over HTTP', fileOf({ 'console.example': { api, terminals: api } }), 'such as wss://'],
    [
      'terminals in the place of the page',
      fileOf({ 'console.example': { api, terminals: { path: '/app/', to: api } } }),
      'outside of /app/',
    ],
  ])('with %s is refused by a sentence that says where', (_what, json, sentence) => {
    expect(() => readHosts(json)).toThrow(sentence);
  });
});

describe('the variables', () => {
  const single = { LIVERY_HOST: 'localhost:8080', LIVERY_API: api };

  it('set up a single host without a file', () => {
    const { hosts, address, adminAddress } = readSettings({ ...single, LIVERY_S3: 'https://s3.example' });
    expect(hosts()).toMatchObject([{ host: 'localhost:8080', api, storage: 'https://s3.example' }]);
    expect([address, adminAddress]).toEqual([
      { host: '127.0.0.1', port: 8080 },
      { host: '127.0.0.1', port: 8081 },
    ]);
  });

  it.each([
    [{}, 'Set LIVERY_HOSTS'],
    [{ ...single, LIVERY_HOSTS: 'hosts.json' }, 'either LIVERY_HOSTS or LIVERY_HOST'],
    [{ ...single, LIVERY_ADDRESS: '8080' }, 'LIVERY_ADDRESS is to be an address and a port'],
    [{ ...single, LIVERY_DRAIN_SECONDS: 'soon' }, 'LIVERY_DRAIN_SECONDS is to be a number of seconds'],
    [{ ...single, LIVERY_TRUSTED_PROXIES: 'proxy.example' }, 'LIVERY_TRUSTED_PROXIES is to be addresses'],
    [{ ...single, LIVERY_TRUSTED_PROXIES: '10.0.0.0/99' }, 'LIVERY_TRUSTED_PROXIES is to be addresses'],
  ])('%j are refused by name', (variables, sentence) => {
    expect(() => readSettings(variables)).toThrow(sentence);
  });

  it('trust this machine, and what is named instead', () => {
    const { isTrusted } = readSettings(single);
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1', ''].map(isTrusted)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    const others = readSettings({ ...single, LIVERY_TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' });
    expect(['10.1.2.3', 'fd00::1', '127.0.0.1'].map(others.isTrusted)).toEqual([true, true, false]);
  });
});
