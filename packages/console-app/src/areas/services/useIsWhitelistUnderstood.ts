import { useQueryClient } from '@tanstack/react-query';
import type { ManagedService } from '@livery/api/generated/types';
import { whitelistAddresses } from '@livery/api/queries/services';
import { isResponseUnderstood } from '@livery/api/queries/understoodResponse';

/** Whether the whitelist of a service is all of what the server said: part of it, or none, says something else. */
export const useIsWhitelistUnderstood = ({ uuid }: Pick<ManagedService, 'uuid'>): boolean =>
  isResponseUnderstood(useQueryClient(), whitelistAddresses(uuid));
