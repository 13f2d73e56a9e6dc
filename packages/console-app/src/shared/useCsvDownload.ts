import { useCsvDownload as useDownload, type CsvDownloadOptions } from '@livery/ui/collections';
import { useSiteConfig } from './siteConfig.js';

/** "Download CSV" for a button or the palette; the file is called after the site. `fields`, `rows` and `count` are memoised. */
export function useCsvDownload<Row>(options: CsvDownloadOptions<Row>) {
  const { siteName } = useSiteConfig();
  return useDownload({ ...options, fileName: `${siteName} ${options.fileName}` });
}
