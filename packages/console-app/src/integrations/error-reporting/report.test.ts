import { afterEach, describe, expect, it, vi } from 'vitest';
import { report, scrub, trail } from './report.js';

afterEach(() => vi.restoreAllMocks());

describe('report', () => {
  it('never holds a secret, however deep', () => {
    const answer = scrub({
      name: 'web',
      body: [{ password: 'Secret1a', apikey: 'k', nested: { client_secret: 's', ok: 1 } }],
    });
    expect(answer).toEqual({
      name: 'web',
      body: [{ password: '[filtered]', apikey: '[filtered]', nested: { client_secret: '[filtered]', ok: 1 } }],
    });
  });

  it.each(['kong_key', 'code_verifier', 'secretKey', 'payment_token', 'intercom_user_hash', 'apiKey'])(
    'filters %s',
    (name) => {
      expect(scrub({ [name]: 'x', status: 500 })).toEqual({ [name]: '[filtered]', status: 500 });
    },
  );

  it('stops at a depth of 8', () => {
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(JSON.stringify(scrub(loop))).toContain('[deep]');
  });

  it('keeps the last 40', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (let count = 1; count <= 45; count += 1) report(`report ${count}`);
    const lines = trail().split('\n');
    expect(lines).toHaveLength(40);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z report 6 \{\}$/);
  });
});
