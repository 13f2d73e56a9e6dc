import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startScenario } from '../scenarios/scenarios.js';
import type { State } from '../state/state.js';
import { standingClock, systemClock } from '../clock.js';
import { jhv, findVm, requested } from '../testing/machines.js';
import type { Sandbox, SandboxOptions } from '../sandbox.js';
import { noon, openSandbox, type OpenSandbox } from '../testing/openSandbox.js';
import { coalesceWrites } from './coalesceWrites.js';
import { fileStore } from './file.js';
import { memoryStore } from './memory.js';

const state = (seed: number): State => ({ ...startScenario('empty', noon), seed });

describe('saving many times', () => {
  it('writes the first at once', async () => {
    const written: number[] = [];
    const store = coalesceWrites(({ seed }) => {
      written.push(seed);
      return Promise.resolve();
    }, 60_000);
    await store.save(state(1));
    expect(written).toEqual([1]);
    const late = store.save(state(2));
    await store.flush();
    await late;
    expect(written).toEqual([1, 2]);
  });

  it('writes the latest state once', async () => {
    const written: number[] = [];
    const store = coalesceWrites(({ seed }) => {
      written.push(seed);
      return Promise.resolve();
    }, 1);
    await Promise.all([store.save(state(1)), store.save(state(2)), store.save(state(3))]);
    expect(written).toEqual([3]);
    const again = store.save(state(4));
    await store.flush();
    await again;
    expect(written).toEqual([3, 4]);
  });

  it('never writes two at a time', async () => {
    const log: string[] = [];
    let finish: (() => void) | undefined;
    const store = coalesceWrites(({ seed }) => {
      log.push(`begin ${seed}`);
      return new Promise((resolve) => {
        finish = () => {
          log.push(`end ${seed}`);
          resolve();
        };
      });
    }, 0);
    const first = store.save(state(1));
    await expect.poll(() => log).toEqual(['begin 1']);
    const second = store.save(state(2));
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    finish?.();
    await first;
    await expect.poll(() => log).toEqual(['begin 1', 'end 1', 'begin 2']);
    finish?.();
    await second;
  });

  it('goes on after a write that failed', async () => {
    const written: number[] = [];
    const store = coalesceWrites(({ seed }) => {
      if (seed === 1) return Promise.reject(new Error('disk full'));
      written.push(seed);
      return Promise.resolve();
    }, 0);
    await expect(store.save(state(1))).rejects.toThrow('disk full');
    await store.save(state(2));
    expect(written).toEqual([2]);
  });
});

describe('a file', () => {
  let folder = '';
  let path = '';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-sandbox-'));
    path = join(folder, 'deep', 'state.json');
  });
  const lives: Sandbox[] = [];
  /** A sandbox that keeps its state in the file. */
  const live = (options: Partial<SandboxOptions> = {}): OpenSandbox => {
    const opened = openSandbox({ store: fileStore(path), ...options });
    lives.push(opened.sandbox);
    return opened;
  };
  afterEach(async () => {
    await Promise.all(lives.splice(0).map((sandbox) => sandbox.flush()));
    await rm(folder, { recursive: true });
  });

  it('keeps machines, clock and faults from one life to the next', async () => {
    const first = live();
    await first.ask('createVm', { path: jhv, body: requested });
    await first.operate('clock', { advance_ms: 15_000 });
    await first.setFaults([{ operationId: 'getUser', status: 403 }]);
    await first.sandbox.flush();

    // The real time has gone on by a second; the clock was 15 s ahead and still is.
    const second = live({ clock: standingClock(noon + 1000) });
    expect((await findVm(second, 'shop')).status).toBe('creating');
    expect((await second.ask('getUser')).status).toBe(403);
    second.pass(4);
    expect((await findVm(second, 'shop')).status).toBe('running');
  });

  it('keeps a clock that stands, until a reset', async () => {
    const turn = async (real: number, order: object): Promise<string> => {
      const open = live({ clock: systemClock(() => real) });
      const { now } = (await open.operate('clock', order)).body;
      await open.sandbox.flush();
      return now;
    };
    expect(await turn(noon, { standing: true, advance_ms: 5000 })).toBe('2025-03-14T12:00:05Z');
    expect(await turn(noon + 60_000, {})).toBe('2025-03-14T12:00:05Z');
    expect(await turn(noon + 120_000, { advance_ms: 5000 })).toBe('2025-03-14T12:00:10Z');
    expect(await turn(noon + 180_000, { standing: false })).toBe('2025-03-14T12:03:10Z');
    expect(await turn(noon + 240_000, {})).toBe('2025-03-14T12:04:10Z');
  });

  it('keeps a call that was the last', async () => {
    const first = live();
    await first.ask('createVm', { path: jhv, body: requested });
    await first.sandbox.flush();
    const second = live();
    expect((await findVm(second, 'shop')).status).toBe('creating');
  });

  it('keeps what happened by itself, once it was seen', async () => {
    const first = live();
    await first.ask('createVm', { path: jhv, body: requested });
    await first.sandbox.flush();
    first.pass(20);
    await first.ask('listVms', { path: jhv });
    await first.sandbox.flush();
    const { pending } = JSON.parse(await readFile(path, 'utf8')) as { pending: { kind: string }[] };
    expect(pending.map(({ kind }) => kind)).toContain('weekly_backup');
    expect(pending.filter(({ kind }) => kind === 'vm')).toEqual([]);
  });

  it('holds a whole state and nothing beside it', async () => {
    const store = fileStore(path);
    await store.save(state(7));
    expect(await readdir(join(folder, 'deep'))).toEqual(['state.json']);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ seed: 7 });
  });

  it('is what it was before when a write was cut short', async () => {
    await fileStore(path).save(state(7));
    await writeFile(`${path}.unfinished`, '{"version":1,"sce');
    const store = fileStore(path);
    expect(await store.load()).toMatchObject({ seed: 7 });
    await store.save(state(8));
    expect(await fileStore(path).load()).toMatchObject({ seed: 8 });
    expect(await readdir(join(folder, 'deep'))).toEqual(['state.json']);
  });

  it.each([
    ['half a state', '{"version":1,"scen'],
    ['no state', '"hello"'],
    ['the state of another version', '{"version":0,"scenario":"empty","pending":[],"locations":{}}'],
  ])('with %s starts afresh', async (what, text) => {
    await fileStore(path).save(state(1));
    await writeFile(path, text);
    const open = live();
    const { body } = await open.ask('listVms', { path: jhv });
    // The scenario is still told by the state of another version.
    expect(body.length > 0).toBe(!what.includes('version'));
  });
});

describe('a scenario that is asked for', () => {
  it('replaces a state that began with another, and keeps one that began with it', async () => {
    const store = memoryStore();
    const start = async (scenario?: string) => {
      const open = openSandbox({ store, ...(scenario ? { scenario } : {}) });
      return { open, scenario: (await open.operate('faults', [])).body.scenario };
    };
    expect((await start()).scenario).toBe('demo');
    const { open, scenario } = await start('empty');
    expect(scenario).toBe('empty');
    await open.operate('reset', { scenario: 'admin' });
    expect((await start('empty')).scenario).toBe('admin');
    expect((await start()).scenario).toBe('admin');
    expect((await start('demo')).scenario).toBe('demo');
  });

  it('must be one that there is', () => {
    expect(() => openSandbox({ scenario: 'paradise' })).toThrow('There is no scenario "paradise"');
  });
});

describe('memory', () => {
  it('gives a copy back', async () => {
    const store = memoryStore();
    const saved = state(1);
    await store.save(saved);
    const loaded = await store.load();
    expect(loaded).toEqual(saved);
    expect(loaded).not.toBe(saved);
  });
});
