import { isOriginAllowed } from '@livery/api/domain/allowedOrigins';
import type { Bucket } from '@livery/api/generated/types';
import { useEnvironment } from '#shared/services.js';

/** Whether a bucket lets the scripts of this page in, by the origins that it allows; undefined where nobody says which. */
export function useIsLetIn({ allowed_origins }: Pick<Bucket, 'allowed_origins'>): boolean | undefined {
  const { origin } = useEnvironment().address;
  return allowed_origins && isOriginAllowed(allowed_origins, origin);
}
