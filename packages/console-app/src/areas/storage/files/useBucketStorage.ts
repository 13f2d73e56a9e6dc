import { useMemo } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { s3Endpoint, s3Keys } from '@livery/api/queries/storage';
import { openBucket } from '@livery/api/s3/bucket';
import type { S3Key } from '@livery/api/generated/types';
import type { S3Access, S3Bucket } from '@livery/api/s3/types';
import { browserTransport, type S3Transport } from '@livery/api/s3/transport';
import { useServices, type Services } from '#shared/services.js';
import { resolveFetch } from '#shared/server.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { addCodeTexts, addErrorTexts } from '#shared/texts/errors.js';
import { storageCodeTexts, storageErrorTexts } from './storageErrors.js';

addErrorTexts(storageErrorTexts);
addCodeTexts(storageCodeTexts);

/** There is nothing to sign with: nobody has made an S3 key yet, or the server sends none with its secret. */
export class NoS3KeyError extends Error {
  readonly isWithoutSecret: boolean;

  constructor(isWithoutSecret: boolean) {
    super();
    this.isWithoutSecret = isWithoutSecret;
  }
}

const hasSecret = ({ secretKey }: S3Key): boolean => secretKey !== '';

/** Signed with the first key of the user that can sign. The secret is in the cache of reads, which is in memory only. */
export async function accessOf(client: QueryClient, pathStyle: boolean, renew: boolean): Promise<S3Access> {
  const [{ url, region }, keys] = await Promise.all([
    client.fetchQuery(s3Endpoint()),
    client.fetchQuery({
      ...s3Keys(),
      // Where none can sign, another may have been made elsewhere meanwhile.
      staleTime: ({ state }) => (!renew && state.data?.some(hasSecret) ? Number.POSITIVE_INFINITY : 0),
    }),
  ]);
  const key = keys.find(hasSecret);
  if (!key) throw new NoS3KeyError(keys.length > 0);
  const { accessKey, secretKey } = key;
  return { endpoint: url, region, pathStyle, accessKey, secretKey };
}

/** The sandbox in this page, with the rules of a browser for other origins. */
const inPage =
  (ask: typeof fetch, origin: string): S3Transport =>
  async (request, options) => {
    const { inPageTransport } = await import('@livery/api/sandbox/s3/inPage');
    return inPageTransport((requested) => ask(requested), origin)(request, options);
  };

/** Whether the storage is the sandbox in this page, where no address leads to. */
export const isStorageInPage = (services: Services): boolean => resolveFetch(services) !== undefined;

function transportOf(services: Services): S3Transport {
  const ask = resolveFetch(services);
  return __MOCK_API__ && ask ? inPage(ask, services.environment.address.origin) : browserTransport;
}

/** Sends nothing once the session that the page began with is over: its secrets are in this page's memory. */
function sessionTransport(services: Services): S3Transport {
  const transport = transportOf(services);
  return async (request, options) => {
    services.session.assertInForce();
    return transport(request, options);
  };
}

/** The files of a bucket, straight from the storage. */
export function useBucketStorage(bucket: string): S3Bucket {
  const client = useQueryClient();
  const services = useServices();
  const { s3ForcePathStyle } = useSiteConfig();
  return useMemo(
    () =>
      openBucket({
        bucket,
        credentials: {
          current: () => accessOf(client, s3ForcePathStyle, false),
          renew: () => accessOf(client, s3ForcePathStyle, true),
        },
        transport: sessionTransport(services),
      }),
    [bucket, client, services, s3ForcePathStyle],
  );
}
