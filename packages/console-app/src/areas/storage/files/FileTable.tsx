import { useMemo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Download, Ellipsis, File, Folder, FolderInput, Link2, Pencil, Trash2 } from 'lucide-react';
import { Icon, IconButton, Link, Menu, Table, Text, type TableColumn, type TableSort } from '@livery/ui';
import { unknownAmount } from '@livery/api/domain/money';
import { useTime } from '#shared/time.js';
import { useUnits } from '#shared/units.js';
import { displayedName, isSlashFile, type Entry, type EntryJob } from './entries.js';
import * as styles from './files.css.js';

/** What a row's menu asks for. */
export type EntryAction = 'download' | 'link' | 'rename' | 'move' | 'delete';

interface FileTableProps {
  entries: readonly Entry[];
  loading: boolean;
  filtered: boolean;
  empty: ReactNode;
  noMatch: ReactNode;
  sort: TableSort<EntryJob>;
  onSortChange: (sort: TableSort<EntryJob>) => void;
  /** The address of a folder, or of the details of a file. */
  hrefOf: (entry: Entry) => string;
  selection: ReadonlySet<string>;
  onSelectionChange: (selection: ReadonlySet<string>) => void;
  bulkActions: ReactNode;
  onAction: (action: EntryAction, entry: Entry) => void;
}

/** What is in a folder, windowed where it is much. */
export function FileTable({ entries, hrefOf, onAction, ...table }: FileTableProps) {
  const { t } = useLingui();
  const columns = useFileColumns(hrefOf, onAction);
  return (
    <Table
      {...table}
      caption={t`Files`}
      columns={columns}
      rows={entries}
      getRowId={keyOf}
      getRowLabel={nameOfRow}
      onSortChange={({ column, direction }) => column !== 'actions' && table.onSortChange({ column, direction })}
    />
  );
}

type Columns = TableColumn<Entry, EntryJob | 'actions'>[];

function useFileColumns(hrefOf: FileTableProps['hrefOf'], onAction: FileTableProps['onAction']): Columns {
  const { t } = useLingui();
  const { fileSize } = useUnits();
  const { dateTime } = useTime();
  return useMemo((): Columns => {
    const undecoded = t`The name is not valid UTF-8: the console can only list it. Use another S3 client for it.`;
    const slashFile = t`A file whose name ends with a slash can be neither renamed nor moved here`;
    const allItemsOf = (entry: Entry) => [
      ...(entry.isFolder
        ? []
        : [
            { id: 'download', label: t`Download`, icon: Download } as const,
            { id: 'link', label: t`Get link`, icon: Link2 } as const,
          ]),
      {
        id: 'rename',
        label: t`Rename`,
        icon: Pencil,
        disabledReason: isSlashFile(entry) ? slashFile : undefined,
      } as const,
      {
        id: 'move',
        label: t({ message: 'Move', context: 'files to another folder' }),
        icon: FolderInput,
        disabledReason: isSlashFile(entry) ? slashFile : undefined,
      } as const,
      { id: 'delete', label: t`Delete`, icon: Trash2, tone: 'danger' } as const,
    ];
    const itemsOf = (entry: Entry) =>
      entry.isUndecoded
        ? allItemsOf(entry).map((item) => Object.assign(item, { disabledReason: undecoded }))
        : allItemsOf(entry);
    return [
      {
        id: 'name',
        header: t`Name`,
        sortable: true,
        rowHeader: true,
        cell: (entry) => (
          <span className={styles.name}>
            <span className={styles.icon}>
              <Icon icon={entry.isFolder ? Folder : File} {...(entry.isFolder && { label: t`Folder` })} />
            </span>
            {entry.isUndecoded ? (
              <Text>
                {displayedName(entry.name)}{' '}
                <Text as="span" tone="muted" size="small">
                  {undecoded}
                </Text>
              </Text>
            ) : (
              <Link href={hrefOf(entry)} variant="standalone">
                {displayedName(entry.name)}
              </Link>
            )}
          </span>
        ),
      },
      {
        id: 'size',
        header: t`Size`,
        sortable: true,
        align: 'end',
        width: '110px',
        cell: ({ size }) => (size === undefined ? unknownAmount : fileSize(size)),
      },
      {
        id: 'modified',
        header: t`Changed`,
        sortable: true,
        width: '180px',
        hideBelow: 'medium',
        cell: ({ modified }) => (modified ? dateTime(Date.parse(modified)) : unknownAmount),
      },
      {
        id: 'actions',
        header: t`Actions`,
        actions: true,
        width: '52px',
        cell: (entry) => (
          <Menu
            label={t`Actions of ${displayedName(entry.name)}`}
            align="end"
            trigger={<IconButton size="small" icon={Ellipsis} label={t`Actions of ${displayedName(entry.name)}`} />}
            items={itemsOf(entry)}
            onAction={(action) => onAction(action, entry)}
          />
        ),
      },
    ];
  }, [t, fileSize, dateTime, hrefOf, onAction]);
}

const keyOf = ({ key }: Entry): string => key;
const nameOfRow = ({ name }: Entry): string => displayedName(name);
