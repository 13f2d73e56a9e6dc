import { expect, it, vi } from 'vitest';
import { createIpAddress } from '@livery/api/generated/operations/network';
import { startVm } from '@livery/api/generated/operations/compute';
import { failureText } from './failures.js';

it('speaks in general words until the texts of an area have come', async () => {
  // As on a page that has just been opened.
  vi.resetModules();
  const { failureText } = await import('./failures.js');
  expect(failureText(startVm).message).toBe('Error performing action');
  await import('#generated/compute/texts.js');
  expect(failureText(startVm).message).toBe('Failed to start virtual machine');
});

it('knows what all areas say from the start', () => {
  expect(failureText(createIpAddress).message).toBe('There was an error while creating your resource');
});
