import { useEffect, useState } from 'react';
import { useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import { bucket as bucketRead, buckets } from '@livery/api/queries/storage';
import { NetworkError, shouldRetry } from '@livery/api/errors';
import type { S3Bucket, S3Page } from '@livery/api/s3/bucket';
import { entriesOf, type Entry } from './entries.js';

/** Keys that are loaded at once; "Load more" loads as many again. */
export const keysAtOnce = 10_000;

const filesKey = (bucketName: string) => ['s3Files', bucketName] as const;

/** Reads the files of a bucket again, and what the provider says of its size. */
export async function refreshFiles(client: QueryClient, bucketName: string): Promise<void> {
  const keys = [filesKey(bucketName), bucketRead(bucketName).queryKey, buckets().queryKey];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** The entries of what was loaded, made once: a search that is cleared shows a hundred thousand again. */
const entriesByPages = new WeakMap<object, readonly Entry[]>();

function entriesIn(folder: string, pages: readonly S3Page[]): readonly Entry[] {
  const known = entriesByPages.get(pages);
  if (known) return known;
  const entries = pages.flatMap(({ objects, prefixes }) => entriesOf(folder, objects, prefixes));
  entriesByPages.set(pages, entries);
  return entries;
}

const nothing: readonly S3Page[] = [];

/** The entries of a folder whose names begin with `start`, in pages of the storage up to the cap. */
export function useEntries(storage: S3Bucket, bucketName: string, folder: string, start: string) {
  const prefix = folder + start;
  const [cap, setCap] = useState({ prefix, keys: keysAtOnce });
  const most = cap.prefix === prefix ? cap.keys : keysAtOnce;
  const read = useInfiniteQuery({
    queryKey: [...filesKey(bucketName), prefix],
    queryFn: ({ pageParam, signal }) => storage.list({ prefix, delimiter: '/', after: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // A bucket that does not let this page in answers nothing either: another try says nothing new.
    retry: (failures, error) => !(error instanceof NetworkError) && shouldRetry(failures, error),
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
