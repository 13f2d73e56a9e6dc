/** A file that was chosen or dropped, and where it lies below what was chosen: `photos/1.png`. */
export interface ChosenFile {
  file: File;
  /** With `/` between folders; the name alone where the file itself was chosen. */
  path: string;
}

/** The files of an `<input type="file">`, with their folders where a folder was chosen. */
export const chosenFiles = (list: FileList | null): ChosenFile[] =>
  Array.from(list ?? [], (file) => ({ file, path: file.webkitRelativePath || file.name }));

/**
 * Those files of a drop or the clipboard that stand for folders: the browser gives a folder as a file that cannot be read.
 * To be called while the event is handled. Tests where there is no DataTransfer make one with files alone.
 */
export function foldersAmong({ items, files }: Pick<DataTransfer, 'files'> & Partial<DataTransfer>): ReadonlySet<File> {
  const entries = Array.from(items ?? [])
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry());
  return new Set(Array.from(files).filter((_, at) => entries[at]?.isDirectory));
}

/** All entries of a folder: a reader gives some hundred at a time, and none at the end. */
async function readEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  return some.length === 0 ? [] : [...some, ...(await readEntries(reader))];
}

const readFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

async function filesBelow(entry: FileSystemEntry, folder: string): Promise<ChosenFile[]> {
  const path = folder + entry.name;
  if (entry.isFile) return [{ file: await readFile(entry as FileSystemFileEntry), path }];
  const entries = await readEntries((entry as FileSystemDirectoryEntry).createReader());
  return (await Promise.all(entries.map((one) => filesBelow(one, `${path}/`)))).flat();
}

/** The files that were dropped, and those in the folders that were. To be called while the drop is handled. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (entries.length === 0) return chosenFiles(files);
  return (await Promise.all(entries.map((entry) => filesBelow(entry, '')))).flat();
}
