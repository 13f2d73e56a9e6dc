import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { entryOf } from '@livery/api/domain/openValues';
import { productName } from '@livery/api/domain/services';
import type { ManagedService } from '@livery/api/generated/types';

/** What services and their parts are called; what nobody knows as the server has it. The same object until the language changes. */
export function useServiceNames() {
  const { t } = useLingui();
  return useMemo(() => {
    const parts = {
      vm: t`Virtual machine`,
      virtual_ip: t`Virtual IP address`,
      network: t`Private network`,
      kong_token: t`API gateway token`,
    };
    const ofService = (service: string): string => (service === 'dummy' ? t`Test service` : productName(service));
    return {
      /** "PostgreSQL". */
      ofService,
      /** "PostgreSQL 16". */
      withVersion: ({ service, version }: Pick<ManagedService, 'service' | 'version'>): string =>
        `${ofService(service)} ${version}`,
      /** Kind of a part of a service: "Virtual IP address". */
      ofPart: (type: string): string => entryOf(parts, type) ?? type,
    };
  }, [t]);
}
