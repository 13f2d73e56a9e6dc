import { useCallback, useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useAnnounce } from '@livery/ui';
import { useSiteConfig } from '#shared/siteConfig.js';
import { csvFileName, downloadCsv, toCsv, type CsvFields } from './csv.js';

interface CsvDownload<Row> {
  fields: CsvFields<Row>;
  rows: readonly Row[];
  /** What the file is called beside the site and the day: the same in every language. */
  fileName: string;
  /** Says how many rows the file has: "3 virtual machines". */
  count: (rows: number) => string;
  /**
   * Rows, or values of a column, are still loading. The download waits for them: an incomplete file would look
   * complete.
   */
  loading: boolean;
}

/** "Download CSV", as a button and the palette offer it. Announces what was downloaded. `fields`, `rows` and `count` are memoised. */
export function useCsvDownload<Row>({ fields, rows, fileName, count, loading }: CsvDownload<Row>) {
  const { t } = useLingui();
  const { siteName } = useSiteConfig();
  const announce = useAnnounce();
  const onAction = useCallback(() => {
    downloadCsv(csvFileName(siteName, fileName, new Date()), toCsv(fields, rows));
    const downloaded = count(rows.length);
    announce(t`Downloaded: ${downloaded}`);
  }, [t, announce, siteName, fileName, fields, rows, count]);
  const disabledReason = loading
    ? t`Wait until everything has loaded`
    : rows.length === 0
      ? t`There is nothing to download`
      : undefined;
  const label = t`Download CSV`;
  return useMemo(
    () => ({ id: 'download', label, icon: Download, onAction, disabledReason }),
    [label, onAction, disabledReason],
  );
}
