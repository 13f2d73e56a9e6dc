/** A file that was chosen or dropped, and where it lies below what was chosen: `photos/1.png`. */
export interface ChosenFile {
  file: File;
  path: string;
}

/** The files of a field, with their folders where a folder was chosen. */
export const filesOf = (list: FileList | null): ChosenFile[] =>
  Array.from(list ?? [], (file) => ({ file, path: file.webkitRelativePath || file.name }));

const readEntries = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

const readFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

async function filesBelow(entry: FileSystemEntry, folder: string): Promise<ChosenFile[]> {
  const path = folder + entry.name;
  if (entry.isFile) return [{ file: await readFile(entry as FileSystemFileEntry), path }];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: ChosenFile[] = [];
  // A reader gives some hundred at a time, and none at the end.
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each call continues where the one before ended
    const some = await readEntries(reader);
    if (some.length === 0) return found;
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const files of await Promise.all(some.map((one) => filesBelow(one, `${path}/`)))) found.push(...files);
  }
}

/** The files that were dropped, and those in the folders that were. To be called while the drop is handled. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return filesOf(files);
  return (await Promise.all(entries.map((entry) => filesBelow(entry, '')))).flat();
}
