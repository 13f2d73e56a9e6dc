import { QueryClient, type Mutation } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { i18n } from '@lingui/core';
import { ConnectionError, ContentTypeError, GeneralError } from '@livery/api/errors';
import { createIpAddress } from '@livery/api/queries/addressChanges';
import { createBareMetalLease } from '@livery/api/queries/metal';
import { createS3Key, deleteS3Key } from '@livery/api/queries/storage';
import { openPage } from '#testing/services.js';
import { describeChange } from './describeChange.js';

/** What is said of a change that has succeeded, unless it failed with an error, in a page that has loaded no list. */
function described(options: object, variables: object, data: unknown, error: Error | null = null) {
  const client = new QueryClient();
  openPage({}, client);
  const mutation = client.getMutationCache().build(client, options, {
    context: [],
    data,
    error,
    failureCount: 0,
    failureReason: null,
    isPaused: false,
    status: error ? 'error' : 'success',
    variables,
    submittedAt: 1,
  } as never);
  return describeChange(client, mutation as Mutation)();
}

it('an access key goes by its public half, which its list is searched for; its secret is not kept', () => {
  const data = { userId: 'tamm', accessKey: 'AKIA1', secretKey: 'hidden' };
  const { target } = described(createS3Key, {}, data);
  expect(target).toEqual({ kind: 's3_key', id: 'AKIA1', name: 'AKIA1', href: expect.stringContaining('AKIA1') });
  expect(JSON.stringify(described(createS3Key, {}, data))).not.toContain('hidden');
});

it('what is created is named by the response when no list is loaded', () => {
  const address = { uuid: 'a-1', address: '185.14.96.13', name: '', type: 'public' };
  expect(described(createIpAddress, { location: 'jhv' }, address).target).toMatchObject({
    kind: 'ip_address',
    name: '185.14.96.13',
    location: 'jhv',
  });
  const lease = { uuid: 'l-1', display_name: 'build-1', status: 'pending' };
  expect(described(createBareMetalLease, { location: 'jhv' }, lease).target).toMatchObject({ name: 'build-1' });
});

it('a deleted access key that no list has any more leaves its entry without a name', () => {
  expect(described(deleteS3Key, { accessKey: 'AKIA1' }, undefined).target).toBeUndefined();
});

it('a failure speaks the language in force, and tells nothing of a body', () => {
  i18n.loadAndActivate({ locale: 'et', messages: new Proxy({}, { get: () => 'Tuttav' }) });
  const failed = (error: Error) => described(deleteS3Key, { accessKey: 'AKIA1' }, undefined, error).error?.message;
  expect(failed(new ConnectionError())).toBe('Tuttav');
  expect(failed(new GeneralError('No power', {}, { status: 500 }))).toBe('No power (HTTP 500)');
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(failed(new ContentTypeError('hidden'))).toBe('The answer was not JSON');
});
