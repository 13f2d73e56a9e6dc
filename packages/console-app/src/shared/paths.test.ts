import { describe, expect, it } from 'vitest';
import { href } from './paths.js';

describe('href', () => {
  it('fills in the parameters, whatever they hold', () => {
    expect(href('vm', { location: 'tll', vmId: 'a/b c' })).toBe('/compute/vm/tll/a%2Fb%20c');
  });

  it('adds search parameters that have a value', () => {
    expect(href('createVm', {}, { typeId: 'app_catalog', osName: undefined })).toBe(
      '/compute/create?typeId=app_catalog',
    );
    expect(href('vms')).toBe('/compute');
  });
});
