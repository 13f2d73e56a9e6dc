import { useMemo } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, Icon, Inline, Link, Stack, StatusIndicator, Table, type TableColumn } from '@livery/ui';
import { edgesByNode, type Topology, type TopologyNode } from '@livery/api/domain/topology';
import type { NodeFacts } from './useNodeFacts.js';

interface NodeTableProps {
  topology: Topology;
  facts: ReadonlyMap<string, NodeFacts>;
  rows: readonly TopologyNode[];
  isPending: boolean;
  isSearched: boolean;
}

const nodeId = ({ id }: TopologyNode): string => id;
/** More neighbours than this are a number. */
const namedNeighbours = 3;

/** The same as the picture, a resource a line. */
export default function NodeTable({ topology, facts, rows, isPending, isSearched }: NodeTableProps) {
  const { t } = useLingui();
  const columns = useColumns(topology, facts);
  return (
    <Table
      caption={t`Network view`}
      columns={columns}
      rows={rows}
      getRowId={nodeId}
      loading={isPending}
      loadingRows={10}
      filtered={isSearched}
      empty={<EmptyState>{t`Nothing could be loaded.`}</EmptyState>}
      noMatch={<EmptyState picture="search">{t`Nothing matches the search.`}</EmptyState>}
    />
  );
}

function useColumns(topology: Topology, facts: ReadonlyMap<string, NodeFacts>): readonly TableColumn<TopologyNode>[] {
  const { t } = useLingui();
  return useMemo((): readonly TableColumn<TopologyNode>[] => {
    const edges = edgesByNode(topology);
    const linkTo = (id: string) => {
      const one = facts.get(id);
      return (
        one && (
          <Link key={id} href={one.href} variant="standalone">
            {one.name}
          </Link>
        )
      );
    };
    return [
      {
        id: 'name',
        header: t`Name`,
        rowHeader: true,
        cell: ({ id }) => {
          const one = facts.get(id);
          return (
            <Inline as="span" gap={2} wrap={false}>
              {one && <Icon icon={one.icon} />}
              {linkTo(id)}
            </Inline>
          );
        },
      },
      {
        id: 'kind',
        header: t`Type`,
        width: '144px',
        cell: ({ id }) => facts.get(id)?.kind,
      },
      {
        id: 'status',
        header: t`Status`,
        width: '136px',
        cell: ({ id }) => {
          const { status, condition } = facts.get(id) ?? {};
          if (!status) return condition;
          return (
            <StatusIndicator tone={status.tone} transitional={status.isTransitional}>
              {status.label}
            </StatusIndicator>
          );
        },
      },
      {
        id: 'network',
        header: t`Private network`,
        width: '176px',
        cell: ({ networks }) => networks.length > 0 && <Stack gap={1}>{networks.map(linkTo)}</Stack>,
      },
      {
        id: 'addresses',
        header: t`Addresses`,
        hideBelow: 'medium',
        width: '176px',
        cell: ({ addresses }) =>
          addresses.length > 0 && (
            <Stack gap={1}>
              {addresses.map((one) => (
                <span key={one}>{one}</span>
              ))}
            </Stack>
          ),
      },
      {
        id: 'connections',
        header: t`Connected with`,
        width: '200px',
        cell: ({ id, networks }) => {
          const others = (edges.get(id) ?? [])
            .map(({ from, to }) => (from === id ? to : from))
            .filter((one) => !networks.includes(one));
          if (others.length > namedNeighbours) {
            return plural(others.length, { one: '# resource', other: '# resources' });
          }
          return others.length > 0 && <Stack gap={1}>{others.map(linkTo)}</Stack>;
        },
      },
    ];
  }, [t, topology, facts]);
}
