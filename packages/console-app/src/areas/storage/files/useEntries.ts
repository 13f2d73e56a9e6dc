import { useCallback, useEffect, useState } from 'react';
import { useInfiniteQuery, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';
import { isOriginAllowed } from '@livery/api/domain/allowedOrigins';
import { bucket as bucketRead, buckets } from '@livery/api/queries/storage';
import { NetworkError, shouldRetry } from '@livery/api/errors';
import type { Bucket } from '@livery/api/generated/types';
import type { S3Bucket, S3Page } from '@livery/api/s3/types';
import { useEnvironment } from '#shared/services.js';
import { entriesOf, type Entry } from './entries.js';

/** Keys that are loaded at once; "Load more" loads as many again. */
const keysAtOnce = 10_000;

export const filesKey = (bucketName: string) => ['s3Files', bucketName] as const;

/** Of what the storage has of uploads that have not ended. */
export const unfinishedKey = (bucketName: string) => ['s3UploadsUnderWay', bucketName] as const;

/** Reads the files of a bucket again, and what the provider says of its size. */
export async function refreshFiles(client: QueryClient, bucketName: string): Promise<void> {
  const keys = [filesKey(bucketName), bucketRead(bucketName).queryKey, buckets().queryKey];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Whether a bucket lets the scripts of this page in, by the origins that it allows; undefined where nobody says which. */
export function useIsLetIn({ allowed_origins }: Pick<Bucket, 'allowed_origins'>): boolean | undefined {
  const { origin } = useEnvironment().address;
  return allowed_origins && isOriginAllowed(allowed_origins, origin);
}

/** The entries of what was loaded, made once: a search that is cleared shows a hundred thousand again. */
const entriesByPages = new WeakMap<object, readonly Entry[]>();

function entriesIn(folder: string, pages: readonly S3Page[]): readonly Entry[] {
  const cached = entriesByPages.get(pages);
  if (cached) return cached;
  const entries = pages.flatMap((page) => entriesOf(folder, page));
  entriesByPages.set(pages, entries);
  return entries;
}

const nothing: readonly S3Page[] = [];

type Pages = InfiniteData<S3Page, string | undefined>;

/**
 * Until the storage has told what begins with a prefix: what is loaded of it already, because a shorter prefix was asked
 * for before. Nothing where nothing is: the storage may know more.
 */
function usePlaceholder(folder: string, prefix: string) {
  return useCallback(
    (before: Pages | undefined, query: Pick<Query, 'queryKey'> | undefined): Pages | undefined => {
      const shorter = String(query?.queryKey.at(-1));
      if (!before || !shorter.startsWith(folder) || !prefix.startsWith(shorter)) return undefined;
      const pages = before.pages.map(({ objects, prefixes, ...page }) => ({
        ...page,
        objects: objects.filter(({ key }) => key.startsWith(prefix)),
        prefixes: prefixes.filter((key) => key.startsWith(prefix)),
      }));
      return pages.some(({ objects, prefixes }) => objects.length + prefixes.length > 0)
        ? { ...before, pages }
        : undefined;
    },
    [folder, prefix],
  );
}

/** The entries of a folder whose names begin with `start`, in pages of the storage up to the cap. */
export function useEntries(
  storage: S3Bucket,
  bucket: Pick<Bucket, 'name' | 'allowed_origins'>,
  folder: string,
  start: string,
) {
  const isLetIn = useIsLetIn(bucket);
  const prefix = folder + start;
  const [cap, setCap] = useState({ prefix, keys: keysAtOnce });
  const most = cap.prefix === prefix ? cap.keys : keysAtOnce;
  const read = useInfiniteQuery({
    queryKey: [...filesKey(bucket.name), prefix],
    queryFn: ({ pageParam, signal }) => storage.list({ prefix, delimiter: '/', after: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: usePlaceholder(folder, prefix),
    // A bucket that does not let this page in answers nothing either: another try says nothing new.
    retry: (failures, error) => (isLetIn !== false || !(error instanceof NetworkError)) && shouldRetry(failures, error),
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = read;
  const loaded = data?.pages.reduce((sum, page) => sum + page.objects.length + page.prefixes.length, 0) ?? 0;
  const goesOn = hasNextPage && loaded < most && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);

  return {
    entries: entriesIn(folder, data?.pages ?? nothing),
    isPending: read.isPending,
    isLoading: isFetching || goesOn,
    error: read.error,
    retry: () => void read.refetch(),
    /** Set where the cap ended the loading. */
    loadMore: hasNextPage && loaded >= most ? () => setCap({ prefix, keys: loaded + keysAtOnce }) : undefined,
  };
}
