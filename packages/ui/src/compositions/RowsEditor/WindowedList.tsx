import { useEffect, useRef, useState, type ReactNode } from 'react';
import { focusedElement } from '../../internal/roots.js';

/** Up to so many items are all in the document. */
const few = 60;

/** Items behind those that come into the document, and leave it, together. */
const chunkSize = 20;

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
export function WindowedList<Item>({ items, isPinned, className, estimatedHeight, children }: WindowedListProps<Item>) {
  /* The first chunk is all of a short list: the fields in it do not begin anew when the list becomes long. */
  const further = Math.max(0, Math.ceil((items.length - few) / chunkSize));
  const starts = [0, ...Array.from({ length: further }, (_, chunk) => few + chunk * chunkSize)];
  return (
    <>
      {starts.map((start) => {
        const chunk = items.slice(start, start + (start === 0 ? few : chunkSize));
        return (
          <Chunk
            key={start}
            height={chunk.length * estimatedHeight}
            // The first one is in sight, or near.
            isNearAtFirst={start === 0}
            isPinned={further === 0 || chunk.some((item, at) => isPinned(item, start + at))}
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
