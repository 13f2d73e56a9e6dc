import { useCallback, useMemo } from 'react';
import { Download } from 'lucide-react';
import { useAnnounce } from '../components/Announcer/Announcer.js';
import * as english from '../messages/enOfCollections.js';
import { useOnDemandMessages } from '../messages/useOnDemandMessages.js';
import { csvFileName, downloadCsv, toCsv, type CsvFields } from './csv.js';

export interface CsvDownloadOptions<Row> {
  /** The fields of the file, by their headings. Memoised. */
  fields: CsvFields<Row>;
  /** What is downloaded, in this order. */
  rows: readonly Row[];
  /** What the file is called beside the day: the same in every language. */
  fileName: string;
  /** How many rows there are, in words: "3 invoices". Memoised. */
  count: (rows: number) => string;
  /** Rows or values are still loading. The download waits for them: an incomplete file would look complete. Default false. */
  loading?: boolean | undefined;
  /** Which rows are not there, in words, where some could not be read: nothing is downloaded for the same reason. */
  missing?: string | undefined;
}

/** What downloads rows as a CSV file, for a button, a menu or a palette. The same object while nothing of it changes. */
export function useCsvDownload<Row>(options: CsvDownloadOptions<Row>) {
  const { fields, rows, fileName, count, loading = false, missing } = options;
  const messages = useOnDemandMessages('csv', english.csv);
  const announce = useAnnounce();
  const onAction = useCallback(() => {
    downloadCsv(csvFileName(fileName, new Date()), toCsv(fields, rows));
    announce(messages.downloaded(count(rows.length)));
  }, [messages, announce, fileName, fields, rows, count]);
  const disabledReason = missing ?? (loading ? messages.loading : rows.length === 0 ? messages.empty : undefined);
  const label = messages.download;
  return useMemo(
    () => ({ id: 'download', label, icon: Download, onAction, disabledReason }),
    [label, onAction, disabledReason],
  );
}
