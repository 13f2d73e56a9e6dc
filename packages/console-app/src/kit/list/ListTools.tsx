import { useCallback, useMemo, useState } from 'react';
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
  /**
   * Rows, or values of a column, are still loading. The download waits for them: an incomplete file would look
   * complete.
   */
  loading: boolean;
}

/** Beside the primary action of a list: refresh, choose columns, download as CSV. The palette offers the same. */
export function ListTools<Row extends object>(props: ListToolsProps<Row>) {
  const { resource, columns, shown, onShownChange, rows, loading } = props;
  const { t, i18n } = useLingui();
  const { siteName } = useSiteConfig();
  const announce = useAnnounce();
  const { refresh, isRefreshing } = useRefresh(resource);
  const [isChoosing, setChoosing] = useState(false);
  const { words, kind } = resource;
  const title = i18n._(words.title);

  const download = useCallback(() => {
    const fields = Object.assign({}, ...columns.map(({ csv }) => csv)) as NonNullable<ListColumn<Row>['csv']>;
    // The name of a file is the same in every language.
    const fileKind = `${kind.replaceAll('_', '-')}s`;
    downloadCsv(csvFileName(siteName, fileKind, new Date()), toCsv(fields, rows));
    const count = words.count(rows.length);
    announce(t`Downloaded: ${count}`);
  }, [t, announce, columns, kind, rows, siteName, words]);

  const disabledReason = loading
    ? t`Wait until everything has loaded`
    : rows.length === 0
      ? t`There is nothing to download`
      : undefined;
  const tools = useMemo(
    () => [
      { id: 'refresh', label: t`Refresh`, icon: RefreshCw, onAction: refresh },
      { id: 'columns', label: t`Choose columns`, icon: Columns3, onAction: () => setChoosing(true) },
      { id: 'download', label: t`Download CSV`, icon: Download, onAction: download, disabledReason },
    ],
    [t, refresh, download, disabledReason],
  );
  useQuickActions(t`List: ${title}`, tools);
  return (
    <>
      {tools.map(({ id, onAction, ...tool }) => (
        <IconButton key={id} {...tool} loading={id === 'refresh' && isRefreshing} onClick={onAction} />
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
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = useCallback(() => {
    const reads = source.scope === 'location' ? locations.map(({ slug }) => source.read(slug)) : [source.read()];
    setRefreshing(true);
    void Promise.all(reads.map(({ queryKey }) => client.invalidateQueries({ queryKey }))).then(() =>
      setRefreshing(false),
    );
  }, [client, locations, source]);
  return { refresh, isRefreshing };
}
