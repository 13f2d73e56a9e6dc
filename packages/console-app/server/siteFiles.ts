import { readFile, readdir, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

const compressible = /^(text|application\/json|image\/svg)/;

/** Whether a file with this name is worth compressing. */
export const isCompressible = (file: string): boolean => compressible.test(types[extname(file)] ?? '');

type Bytes = Uint8Array<ArrayBuffer>;

/** A body in the encodings that a browser may take it in. */
export interface EncodedBody {
  plain: Bytes;
  br?: Bytes | undefined;
  gzip?: Bytes | undefined;
}

export interface SiteFile extends EncodedBody {
  type: string;
}

const bytes = (buffer: Buffer): Bytes => new Uint8Array(buffer);

/** A body in all its encodings. Brotli's quality is for what somebody waits for: 9 saves 1 percent and takes 100 times as long. */
export const encoded = (body: Buffer): EncodedBody => ({
  plain: bytes(body),
  br: bytes(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
  gzip: bytes(gzipSync(body, { level: 9 })),
});

/** The encoding in which a body is sent to whoever accepts these: `gzip, br;q=0.5`. */
export function encodingFor(accepted: string, body: EncodedBody): 'br' | 'gzip' | undefined {
  const offered = accepted.toLowerCase().split(',');
  const names = new Set(offered.map((one) => (/;\s*q=0(\.0*)?\s*$/.test(one) ? '' : one.split(';', 1)[0]?.trim())));
  return (['br', 'gzip'] as const).find((one) => body[one] && names.has(one));
}

/** Path of a file below a folder, however it was spelled: `assets/main.js`. None for the folder itself and what lies outside. */
export function pathBelow(folder: string, path: string): string | undefined {
  const file = resolve(join(folder, path));
  return file.startsWith(folder + sep) ? file.slice(folder.length + 1).replaceAll(sep, '/') : undefined;
}

/** Reads a file, with what was compressed beforehand beside it, or compresses it now. */
async function readSiteFile(file: string): Promise<SiteFile | undefined> {
  const body = await readFile(file).catch(() => undefined);
  if (!body) return undefined;
  const type = types[extname(file)] ?? 'application/octet-stream';
  if (!isCompressible(file)) return { plain: bytes(body), type };
  const [br, gzip] = await Promise.all(
    ['br', 'gz'].map((ending) => readFile(`${file}.${ending}`).catch(() => undefined)),
  );
  return br && gzip ? { plain: bytes(body), br: bytes(br), gzip: bytes(gzip), type } : { ...encoded(body), type };
}

/** Where the files of a build are, below the folder of a release. */
export const filesOfRelease = 'site/app';

/** How many releases are looked through for a file, the newest first. */
const releasesKept = 10;

/** Folders of the files of other builds: the releases beside this one, the newest first. */
async function otherReleases(releases: string, own: string): Promise<string[]> {
  const names = await readdir(releases).catch(() => []);
  const folders = await Promise.all(
    names.map(async (name) => {
      const files = join(releases, name, filesOfRelease);
      const index = await stat(join(files, 'index.html')).catch(() => undefined);
      return index && files !== own ? { files, time: index.mtimeMs } : [];
    }),
  );
  return folders
    .flat()
    .toSorted((one, other) => other.time - one.time)
    .slice(0, releasesKept)
    .map(({ files }) => files);
}

export interface SiteFiles {
  folder: string;
  /** A file by its path below `/app/`; a hashed one of an older build too. */
  read: (path: string) => Promise<SiteFile | undefined>;
}

/**
 * Reads each file of a folder once and caches it by its path in it, so that the cache never holds more than the folder.
 * `releases` is a folder of builds whose hashed files are served too, for pages that are older than the update.
 */
export function siteFiles(dist: string, releases?: string): SiteFiles {
  const folder = resolve(dist);
  const cached = new Map<string, Promise<SiteFile | undefined>>();
  async function find(path: string): Promise<SiteFile | undefined> {
    const own = await readSiteFile(join(folder, path));
    if (own || releases === undefined || !path.startsWith('assets/')) return own;
    for (const other of await otherReleases(releases, folder)) {
      // oxlint-disable-next-line no-await-in-loop -- the newest release that has it decides
      const file = await readSiteFile(join(other, path));
      if (file) return file;
    }
    return undefined;
  }
  return {
    folder,
    read(path) {
      const known = cached.get(path);
      if (known) return known;
      // From its beginning: all who ask for a file that is not read yet wait for one reading, and one compression.
      const reading = find(path);
      cached.set(path, reading);
      const forget = (): boolean => cached.delete(path);
      void reading.then((found) => found ?? forget(), forget);
      return reading;
    },
  };
}
