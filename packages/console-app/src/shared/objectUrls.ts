/** How often what nothing shows is revoked, in ms (specification: account and billing, section 9). */
const cleanupInterval = 60_000;

interface Entry {
  address: string;
  /** How many elements show it. */
  holders: number;
  /** Whether a cleanup has found it without a holder. */
  isUnused: boolean;
}

const entries = new Map<Blob, Entry>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Revokes what nothing has held since the cleanup before, so that its bytes need not stay in memory. */
function cleanUp(): void {
  for (const [content, entry] of entries) {
    if (entry.isUnused && entry.holders === 0) {
      URL.revokeObjectURL(entry.address);
      entries.delete(content);
    }
    entry.isUnused = entry.holders === 0;
  }
  if (entries.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

function entryOf(content: Blob): Entry {
  const entry = entries.get(content) ?? { address: URL.createObjectURL(content), holders: 0, isUnused: false };
  entries.set(content, entry);
  timer ??= setInterval(cleanUp, cleanupInterval);
  entry.isUnused = false;
  return entry;
}

/** The address of bytes in this page, good for a minute at least: for a download or a tab that is opened at once. */
export const objectUrl = (content: Blob): string => entryOf(content).address;

/** The address of bytes for as long as they are shown, as an image is. Gives what ends that. */
export function holdObjectUrl(content: Blob): { address: string; release: () => void } {
  const entry = entryOf(content);
  entry.holders += 1;
  let isHeld = true;
  return {
    address: entry.address,
    release() {
      if (isHeld) entry.holders -= 1;
      isHeld = false;
    },
  };
}
