import type { RuleContent } from '@livery/api/domain/firewallRule';
import { toCsv } from '@livery/ui/collections';

/** Rules as CSV under a line of headings (RFC 4180); several values of the other end have spaces between them. */
export const rulesToCsv = (rules: readonly RuleContent[]): string =>
  toCsv(
    {
      direction: ({ direction }) => direction,
      protocol: ({ protocol }) => protocol,
      port_start: ({ port_start }) => port_start,
      port_end: ({ port_end }) => port_end,
      endpoint_spec_type: ({ endpoint_spec_type }) => endpoint_spec_type,
      endpoint_spec: ({ endpoint_spec }) => endpoint_spec.join(' '),
    },
    rules,
  );
