import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Columns3, Download, RefreshCw } from 'lucide-react';
import { IconButton, useAnnounce } from '@livery/ui';
import { useLocations } from '#shared/locations.js';
import { dialogOnDemand } from '#shared/onDemand.js';
import { useQuickActions } from '#shared/quickActions.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { Listed } from '../resource.js';
import { choosableColumns, type ListColumn } from './columns.js';
import { csvFileName, downloadCsv, toCsv } from './csv.js';

const ColumnChoice = dialogOnDemand(
  async () => (await import('./ColumnChoice.js')).default,
  ({ onOpenChange }) => onOpenChange(false),
);

interface ListToolsProps<Row extends object> {
  resource: Listed<Row>;
  /** All columns of the list, shown or not. */
  columns: readonly ListColumn<Row>[];
  /** The ids of the columns that are shown. */
  shown: readonly string[];
  onShownChange: (shown: readonly string[] | undefined) => void;
  /** What search and filters leave, in the list's order. */
  rows: readonly Row[];
  /** More rows are on their way, or what a column says of them: a file that lacks them would not say so. */
  loading: boolean;
}

/** Beside the primary action of a list: refresh, choose columns, download as CSV. The palette offers the same. */
export function ListTools<Row extends object>(props: ListToolsProps<Row>) {
  const { resource, columns, shown, onShownChange, rows, loading } = props;
  const { t, i18n } = useLingui();
  const { siteName } = useSiteConfig();
  const announce = useAnnounce();
  const refresh = useRefresh(resource);
  const [isChoosing, setChoosing] = useState(false);
  const { words } = resource;
  const title = i18n._(words.title);

  function download() {
    const fields = Object.assign({}, ...columns.map(({ csv }) => csv)) as NonNullable<ListColumn<Row>['csv']>;
    // The name of a file is the same in every language.
    const kind = `${resource.kind.replaceAll('_', '-')}s`;
    downloadCsv(csvFileName(siteName, kind, new Date()), toCsv(fields, rows));
    const count = words.count(rows.length);
    announce(t`Downloaded: ${count}`);
  }

  const disabledReason = loading
    ? t`Wait until everything has loaded`
    : rows.length === 0
      ? t`There is nothing to download`
      : undefined;
  const tools = [
    { id: 'refresh', label: t`Refresh`, icon: RefreshCw, onAction: refresh.run },
    { id: 'columns', label: t`Choose columns`, icon: Columns3, onAction: () => setChoosing(true) },
    { id: 'download', label: t`Download CSV`, icon: Download, onAction: download, disabledReason },
  ];
  useQuickActions(t`List: ${title}`, tools);
  return (
    <>
      {tools.map(({ id, onAction, ...tool }) => (
        <IconButton key={id} {...tool} loading={id === 'refresh' && refresh.loading} onClick={onAction} />
      ))}
      <ColumnChoice
        options={choosableColumns(columns)}
        {...{ shown, onShownChange }}
        open={isChoosing}
        onOpenChange={setChoosing}
      />
    </>
  );
}

/** Reads the lists again. Shown as loading only where somebody asked: they are read in the background as well, unnoticed. */
function useRefresh<Row extends object>({ source }: Listed<Row>) {
  const client = useQueryClient();
  const locations = useLocations();
  const [loading, setLoading] = useState(false);
  const reads = source.scope === 'location' ? locations.map(({ slug }) => source.read(slug)) : [source.read()];
  const refresh = async () => {
    setLoading(true);
    await Promise.all(reads.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    setLoading(false);
  };
  return { loading, run: () => void refresh() };
}
