import { useCallback, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Columns3, RefreshCw } from 'lucide-react';
import { IconButton } from '@livery/ui';
import type { Collection } from '@livery/ui/collections';
import { lazyModal } from '#shared/lazy.js';
import { useLocations } from '#shared/locations.js';
import { useQuickActions } from '#shared/quickActions.js';
import { useCsvDownload } from '#shared/useCsvDownload.js';
import type { ListDefinition } from '../resource.js';
import { listsOf } from '../rows/useRows.js';

const ColumnChoice = lazyModal(
  async () => (await import('./ColumnChoice.js')).default,
  ({ onOpenChange }) => onOpenChange?.(false),
);

interface ListToolsProps<Row extends object> {
  resource: ListDefinition<Row>;
  collection: Pick<Collection<Row>, 'rows' | 'csvFields' | 'columnChooserProps'>;
  /** Rows, or values of a column, are still loading: the download waits for them. */
  loading: boolean;
  /** Which rows could not be read, in words. */
  missing: string | undefined;
}

/** Beside the primary action of a list: refresh, choose columns, download as CSV. The palette offers the same. */
export function ListTools<Row extends object>({ resource, collection, loading, missing }: ListToolsProps<Row>) {
  const { t, i18n } = useLingui();
  const { refresh, isRefreshing } = useRefresh(resource);
  const [isChoosing, setChoosing] = useState(false);
  const { messages, kind, csvName = `${kind}s` } = resource;
  const title = i18n._(messages.title);

  const { rows, csvFields: fields } = collection;
  const download = useCsvDownload({ fields, rows, fileName: csvName, count: messages.count, loading, missing });
  const tools = useMemo(
    () => [
      { id: 'refresh', label: t`Refresh`, icon: RefreshCw, onAction: refresh },
      { id: 'columns', label: t`Choose columns`, icon: Columns3, onAction: () => setChoosing(true) },
      download,
    ],
    [t, refresh, download],
  );
  useQuickActions(t`List: ${title}`, tools);
  return (
    <>
      {tools.map(({ id, onAction, ...tool }) => (
        <IconButton key={id} {...tool} loading={id === 'refresh' && isRefreshing} onClick={onAction} />
      ))}
      <ColumnChoice {...collection.columnChooserProps} open={isChoosing} onOpenChange={setChoosing} />
    </>
  );
}

/** Reads the lists again. Shown as loading only where somebody asked: they are read in the background as well, unnoticed. */
function useRefresh<Row extends object>(definition: ListDefinition<Row>) {
  const client = useQueryClient();
  const locations = useLocations();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = useCallback(() => {
    setRefreshing(true);
    const lists = listsOf(definition, locations);
    void Promise.all(lists.map(({ read: { queryKey } }) => client.invalidateQueries({ queryKey }))).then(() =>
      setRefreshing(false),
    );
  }, [client, locations, definition]);
  return { refresh, isRefreshing };
}
