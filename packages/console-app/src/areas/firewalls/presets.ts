import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { RuleText } from '@livery/api/domain/firewall';

/** What presets are made of: what comes in from anywhere. */
export const openRow: RuleText = {
  direction: 'inbound',
  protocol: 'tcp',
  ports: '',
  endpoint_spec_type: 'any',
  endpoint_spec: '',
};

/** A rule to begin with. It lets nothing through until it is said from where. */
export const emptyRow: RuleText = { ...openRow, endpoint_spec_type: 'ip_prefixes' };

/** Addresses of private networks (RFC 1918): a database is for these, not for the internet. */
const privateRanges = '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16';

/** Rules that many begin with. */
export function usePresets() {
  const { t } = useLingui();
  return useMemo(
    () => [
      { id: 'ssh', label: t`SSH`, description: t`TCP 22 from anywhere`, rows: [{ ...openRow, ports: '22' }] },
      {
        id: 'web',
        label: t`Web`,
        description: t`TCP 80 and 443 from anywhere`,
        rows: ['80', '443'].map((ports) => Object.assign({}, openRow, { ports })),
      },
      {
        id: 'database',
        label: t`Database`,
        description: t`PostgreSQL and MariaDB from private networks`,
        rows: ['5432', '3306'].map((ports) =>
          Object.assign({}, openRow, { ports, endpoint_spec_type: 'ip_prefixes', endpoint_spec: privateRanges }),
        ),
      },
      {
        id: 'ping',
        label: t`Ping`,
        description: t`ICMP from anywhere`,
        rows: [{ ...openRow, protocol: 'icmp' as const }],
      },
      {
        id: 'out',
        label: t`Everything out`,
        description: t`TCP, UDP and ICMP to anywhere`,
        rows: (['tcp', 'udp', 'icmp'] as const).map((protocol) =>
          Object.assign({}, openRow, { direction: 'outbound' as const, protocol }),
        ),
      },
    ],
    [t],
  );
}
