/** What a FileDropZone takes. */
export interface FileLimits {
  accept?: readonly string[] | undefined;
  /** In bytes. */
  maxSize?: number | undefined;
  multiple?: boolean | undefined;
  check?: ((file: File) => string | undefined) | undefined;
  /** Those that stand for folders. */
  folders?: ReadonlySet<File> | undefined;
}

/** A file that was not taken. */
export interface RefusedFile {
  file: File;
  /** A folder, by the caller's own check, of another type, too large, or one more than is taken. */
  reason: 'folder' | 'check' | 'type' | 'size' | 'count';
  /** What the caller's own check said. */
  message?: string;
}

/** Whether a file is of one of the types, given as in HTML: `.pdf`, `image/*`, `text/csv`. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  return accept.some((one) => {
    const wanted = one.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
    return type.toLowerCase() === wanted;
  });
}

/** Which of the files are taken, and which are not. Of several where one is taken, the first that fits is. */
export function sortFiles(
  files: readonly File[],
  { accept, maxSize, multiple = false, check, folders }: FileLimits,
): { taken: readonly File[]; refused: readonly RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const isFolder = folders?.has(file);
    const message = isFolder ? undefined : check?.(file);
    if (isFolder) refused.push({ file, reason: 'folder' });
    else if (message !== undefined) refused.push({ file, reason: 'check', message });
    else if (accept && !isAccepted(file, accept)) refused.push({ file, reason: 'type' });
    else if (maxSize !== undefined && file.size > maxSize) refused.push({ file, reason: 'size' });
    else if (!multiple && taken.length > 0) refused.push({ file, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}
