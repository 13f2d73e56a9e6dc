import { useEffect, useRef, useState, type ReactNode } from 'react';
import { focusedElement } from '../../internal/roots.js';
import { chunksOf, few } from './chunks.js';

/** How far from the viewport items are in the document. */
const margin = '800px 0px';

interface WindowedListProps<Item> {
  items: readonly Item[];
  /** Whether an item has to be in the document wherever it is: the focus is to go there. */
  isPinned: (item: Item, index: number) => boolean;
  /** Lays out the items of a chunk. */
  className: string;
  /** The height that an item is taken for before it was ever in the document, in px. */
  estimatedHeight: number;
  /** Renders an item, with its key. */
  children: (item: Item, index: number) => ReactNode;
}

/**
 * The items of a list, of which only those near the viewport, the pinned ones, those with the focus and those that
 * somebody has typed in are in the document, where there are many. The page scrolls, not the list.
 */
export function WindowedList<Item extends { id: string }>({
  items,
  isPinned,
  className,
  estimatedHeight,
  children,
}: WindowedListProps<Item>) {
  const [{ of, chunks }, setChunks] = useState(() => ({ of: items, chunks: chunksOf(items) }));
  if (of !== items) {
    setChunks({ of: items, chunks: chunksOf(items, chunks) });
    // React renders it again at once, before anything is taken away.
    return null;
  }
  const chunkAt = (index: number) => chunks.get(items[index]?.id ?? '');
  const starts = [...items.keys()].filter((index) => index === 0 || chunkAt(index) !== chunkAt(index - 1));
  return (
    <>
      {starts.map((start, number) => {
        const chunk = items.slice(start, starts[number + 1]);
        return (
          <Chunk
            key={chunkAt(start)}
            height={chunk.length * estimatedHeight}
            // The first one is in sight, or near.
            isNearAtFirst={start === 0}
            isPinned={items.length <= few || chunk.some((item, at) => isPinned(item, start + at))}
            className={className}
          >
            {() => chunk.map((item, at) => children(item, start + at))}
          </Chunk>
        );
      })}
    </>
  );
}

interface ChunkProps {
  /** The height that it is taken for, in px. */
  height: number;
  isNearAtFirst: boolean;
  isPinned: boolean;
  className: string;
  children: () => ReactNode;
}

function Chunk({ height, isNearAtFirst, isPinned, className, children }: ChunkProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isNearAtFirst);
  const [measured, setMeasured] = useState<number>();
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // What has the focus stays, or the focus would be lost.
        if (!entry.isIntersecting && element.contains(focusedElement())) return;
        if (!entry.isIntersecting) setMeasured(entry.boundingClientRect.height);
        setNear(entry.isIntersecting);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  /* A field may hold what its caller does not know of: a text that is no value yet. */
  const [isTypedIn, setTypedIn] = useState(false);
  const isRendered = isNear || isPinned || isTypedIn;
  return (
    <div
      ref={box}
      role="presentation"
      onInput={() => setTypedIn(true)}
      className={className}
      style={isRendered ? undefined : { blockSize: measured ?? height }}
    >
      {isRendered && children()}
    </div>
  );
}
