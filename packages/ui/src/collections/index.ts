/* Lists that are searched, filtered, sorted and downloaded. */
export { useBrowserAddress, useMemoryAddress, type AddressChanges, type CollectionAddress } from './address.js';
export type { CollectionColumn } from './columns.js';
export { csvFileName, downloadCsv, toCsv, type CsvCell, type CsvFields } from './csv.js';
export { downloadFile } from './downloadFile.js';
export { createRowFilter, searchText, type CollectionFilter, type FilterState } from './filters.js';
export { foldText } from '../internal/foldText.js';
export { useCollection, type Collection, type CollectionOptions } from './useCollection.js';
export { useCsvDownload, type CsvDownloadOptions } from './useCsvDownload.js';
export { useSearchText } from './useSearchText.js';
