import { useMemo } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { IconType, StatusTone } from '@livery/ui';
import { isFreeAddress, type Topology } from '@livery/api/domain/topology';
import { statusLabel } from '#kit';
import { useAvailableResources } from '#resources/resources.js';

/** What of a resource is shown in the picture and in the table. */
export interface NodeFacts {
  /** "Virtual machine" */
  kind: string;
  icon: IconType;
  name: string;
  /** What tells it apart: an address, a range. */
  detail: string;
  href: string;
  /** "3 virtual machines" */
  count: (count: number) => string;
  status?: { label: string; tone: StatusTone; isTransitional: boolean };
  /** How it is, in a word or two. */
  condition: string | undefined;
  /** All of it in words: "web-1, virtual machine, running, in the network default, 2 addresses". */
  label: string;
  /** What it is found by, in lower case. */
  text: string;
}

/** What is shown of each resource of a topology, by the id of its node. */
export function useNodeFacts({ nodes }: Topology): ReadonlyMap<string, NodeFacts> {
  const { t, i18n } = useLingui();
  const available = useAvailableResources();
  return useMemo(() => {
    const byKind = new Map(available.map((resource) => [resource.kind, resource]));
    const nameOf = (id: string) => {
      const row = nodes.get(id)?.row;
      return row && byKind.get('vpc')?.nameOf(row);
    };
    return new Map(
      [...nodes.values()].flatMap(({ id, kind, row, networks, addresses }) => {
        const resource = byKind.get(kind);
        if (!resource) return [];
        const { status, messages } = resource;
        const of = status?.of(row) ?? '';
        const label = status && statusLabel(i18n, status, of);
        const special = status && label !== undefined ? status.labelOf?.(row, label) : undefined;
        const network = networks.flatMap((one) => nameOf(one) ?? []).join(', ');
        const name = resource.nameOf(row);
        const one = i18n._(messages.one);
        const displayedStatus = special ? i18n._(special) : label;
        const isFree = isFreeAddress({ kind, row });
        const condition = isFree ? t`Not assigned` : displayedStatus;
        const facts: NodeFacts = {
          kind: one,
          icon: resource.icon,
          name,
          detail: resource.subtitle?.(row) || (isFree && condition) || one,
          condition,
          href: resource.hrefOf(row),
          count: messages.count,
          ...(status &&
            label !== undefined && {
              status: {
                label: displayedStatus ?? label,
                tone: status.toneOf(of),
                isTransitional: status.transitions.has(of),
              },
            }),
          label: [
            name,
            one,
            condition,
            network && t`in network ${network}`,
            kind !== 'vpc' &&
              kind !== 'ip_address' &&
              addresses.length > 0 &&
              plural(addresses.length, { one: '# address', other: '# addresses' }),
          ]
            .filter(Boolean)
            .join(', '),
          text: [one, ...resource.searchTexts(row), ...addresses, network].filter(Boolean).join('\n'),
        };
        return [[id, facts] as const];
      }),
    );
  }, [t, i18n, nodes, available]);
}
