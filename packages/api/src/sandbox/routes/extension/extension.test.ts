import { describe, expect, it } from 'vitest';
import { findVm, jhv } from '../../testing/machines.js';
import { openSandbox } from '../../testing/openSandbox.js';

describe('metrics', () => {
  it.each([
    ['1h', 60, 60],
    ['24h', 300, 288],
    ['7d', 3600, 168],
    ['30d', 14_400, 180],
  ])('of %s have a point every %i s', async (range, step, points) => {
    const open = openSandbox();
    const { uuid } = await findVm(open, 'web-1');
    const { body } = await open.ask('getVmMetrics', { path: { ...jhv, uuid }, query: { range } });
    expect(body).toMatchObject({ range, step_seconds: step });
    expect(body.series.map((one) => one.points.length)).toEqual(Array.from({ length: 6 }, () => points));
    for (const [, value] of body.series[0]?.points ?? []) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(100);
    }
  });

  it('say the same of the same time, later as well', async () => {
    const open = openSandbox();
    const { uuid } = await findVm(open, 'web-1');
    const ask = async () =>
      (await open.ask('getVmMetrics', { path: { ...jhv, uuid }, query: { range: '1h' } })).body.series[0]?.points ?? [];
    const before = await ask();
    open.pass(600);
    const after = await ask();
    expect(after.slice(0, 50)).toEqual(before.slice(10));
  });

  it('have nothing from when the machine was stopped', async () => {
    const open = openSandbox();
    const { uuid } = await findVm(open, 'web-1');
    await open.ask('stopVm', { path: jhv, body: { uuid, force: true } });
    open.pass(600);
    const { body } = await open.ask('getVmMetrics', { path: { ...jhv, uuid }, query: { range: '1h' } });
    const values = body.series[0]?.points.map(([, value]) => value) ?? [];
    expect(values.slice(-9)).toEqual(Array.from({ length: 9 }, () => null));
    expect(values[0]).not.toBeNull();
  });
});

describe('the console', () => {
  it('opens only while the machine runs, for five minutes', async () => {
    const open = openSandbox();
    const running = await findVm(open, 'web-1');
    const { body } = await open.ask('openVmConsole', { path: { ...jhv, uuid: running.uuid } });
    expect(body).toMatchObject({
      url: `ws://sandbox.test/sandbox/screen/${running.uuid}`,
      expires_at: '2025-03-14 12:05:00',
    });
    const stopped = await findVm(open, 'ci-runner');
    expect(await open.refusal('openVmConsole', { path: { ...jhv, uuid: stopped.uuid } })).toEqual([
      409,
      'The virtual machine is not running',
    ]);
  });
});

describe('the event log', () => {
  it('tells what was done, by whom, and how it went, the newest first', async () => {
    const open = openSandbox();
    const { uuid } = await findVm(open, 'ci-runner');
    const log = async () => (await open.ask('listEvents', { query: { resource_uuid: uuid } })).body;
    const before = (await log()).length;
    await open.ask('startVm', { path: jhv, body: { uuid }, key: 'admin' });
    expect((await log())[0]).toMatchObject({
      action: 'startVm',
      result: 'started',
      username: 'admin@livery.example',
      location: 'jhv',
    });
    open.pass(6);
    expect((await log())[0]).toMatchObject({ action: 'startVm', result: 'succeeded' });
    await open.ask('updateVm', { path: jhv, body: { uuid, name: 'builder' } });
    expect((await log())[0]).toMatchObject({ action: 'updateVm', resource_name: 'builder' });
    expect(await log()).toHaveLength(before + 2);
  });

  it('says nothing of what was refused', async () => {
    const open = openSandbox();
    const { uuid } = await findVm(open, 'web-1');
    const count = async () => (await open.ask('listEvents')).body.length;
    const before = await count();
    await open.ask('startVm', { path: jhv, body: { uuid } });
    expect(await count()).toBe(before);
  });
});
