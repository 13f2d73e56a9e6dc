import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Rect } from './sceneItem.js';

/** What is drawn: a stretch of the picture around what can be seen, and whether words can be read in it. */
interface Drawn {
  area: Rect;
  isDetailed: boolean;
}

const limits = { least: 0.08, most: 2 };
/** At first nothing is smaller than this, at which the smallest text has 12 px: what does not fit is a drag away. */
const readable = 1;
/** Below this scale words are too small to be read. */
const detailed = 0.45;
const margin = 16;
/** A pointer that moves less is a press. In pixels. */
const dragThreshold = 4;

const clamp = (scale: number): number => Math.min(limits.most, Math.max(limits.least, scale));

const contains = (outer: Rect, inner: Rect): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

interface Size {
  width: number;
  height: number;
}

/**
 * Moves and scales a group inside an SVG element: by dragging, with two fingers, with the wheel while Ctrl is held, and by
 * the functions it gives. It writes to the group itself; React renders only when other parts have to be drawn. `isCut`:
 * a part of the picture is out of sight.
 */
export function usePanZoom({ width: contentWidth, height: contentHeight }: Size, mirrored: boolean) {
  const [frame, setFrame] = useState<SVGSVGElement | null>(null);
  const layer = useRef<SVGGElement>(null);
  const view = useRef({ x: 0, y: 0, scale: 0 });
  const [drawn, setDrawn] = useState<Drawn>();
  const [isCut, setCut] = useState(false);

  const apply = useCallback(
    (next: { x: number; y: number; scale: number }) => {
      view.current = next;
      const { x, y, scale } = next;
      layer.current?.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
      if (!frame) return;
      const { clientWidth: width, clientHeight: height } = frame;
      const seen = { x: -x / scale, y: -y / scale, width: width / scale, height: height / scale };
      const isDetailed = scale >= detailed;
      const room = { x: seen.width / 2, y: seen.height / 2 };
      setCut(!contains(seen, { x: 0, y: 0, width: contentWidth, height: contentHeight }));
      setDrawn((before) =>
        before?.isDetailed === isDetailed && contains(before.area, seen)
          ? before
          : {
              isDetailed,
              area: {
                x: seen.x - room.x,
                y: seen.y - room.y,
                width: seen.width + 2 * room.x,
                height: seen.height + 2 * room.y,
              },
            },
      );
    },
    [frame, contentWidth, contentHeight],
  );

  const tools = useMemo(() => {
    const sizeOfFrame = () => ({ width: frame?.clientWidth ?? 0, height: frame?.clientHeight ?? 0 });
    const zoomAt = (factor: number, at: { x: number; y: number }) => {
      const { x, y, scale } = view.current;
      const next = clamp(scale * factor);
      const ratio = next / scale;
      apply({ x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio, scale: next });
    };
    /** Shows all, or from the beginning what is readable of it. */
    const fit = (least: number = limits.least) => {
      const { width, height } = sizeOfFrame();
      if (width === 0 || height === 0) return;
      const whole = Math.min((width - 2 * margin) / contentWidth, (height - 2 * margin) / contentHeight, 1);
      const scale = Math.max(least, whole);
      const [wide, high] = [contentWidth * scale, contentHeight * scale];
      const start = mirrored ? width - margin - wide : margin;
      apply({
        scale,
        x: wide > width - 2 * margin ? start : (width - wide) / 2,
        y: high > height - 2 * margin ? margin : (height - high) / 2,
      });
    };
    const pan = (x: number, y: number) => apply({ ...view.current, x: view.current.x + x, y: view.current.y + y });
    return {
      zoomAt,
      pan,
      fit: () => fit(),
      start: () => fit(readable),
      /** Around the middle of something that is in sight, else around that of the frame. */
      zoom: (factor: number, around?: Rect) => {
        const { width, height } = sizeOfFrame();
        const { x, y, scale } = view.current;
        const at = around && {
          x: (around.x + around.width / 2) * scale + x,
          y: (around.y + around.height / 2) * scale + y,
        };
        const isSeen = at && at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height;
        zoomAt(factor, isSeen ? at : { x: width / 2, y: height / 2 });
      },
      /** Moves no further than needed for something to be seen; `centre` brings it there, large enough to be read. */
      reveal: (rect: Rect, { centre = false } = {}) => {
        const { width, height } = sizeOfFrame();
        if (width === 0 || height === 0) return;
        if (centre) {
          const scale = Math.max(view.current.scale, readable);
          const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
          apply({ x: width / 2 - middle.x * scale, y: height / 2 - middle.y * scale, scale });
          return;
        }
        const { x, y, scale } = view.current;
        const shift = (at: number, length: number, room: number) => {
          if (at < margin) return margin - at;
          return Math.min(0, Math.max(room - margin - at - length, margin - at));
        };
        pan(
          shift(rect.x * scale + x, rect.width * scale, width),
          shift(rect.y * scale + y, rect.height * scale, height),
        );
      },
      /** Something has a new place and stays where it is seen. */
      keep: (before: Rect, now: Rect) =>
        pan((before.x - now.x) * view.current.scale, (before.y - now.y) * view.current.scale),
    };
  }, [apply, frame, mirrored, contentWidth, contentHeight]);

  useEffect(() => {
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => (view.current.scale === 0 ? tools.start() : apply({ ...view.current })));
    observer.observe(frame);
    const stop = followPointers(frame, tools);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [frame, tools, apply]);

  return { setFrame, layer, drawn, isCut, ...tools };
}

interface Point {
  clientX: number;
  clientY: number;
}

interface Mover {
  pan: (x: number, y: number) => void;
  zoomAt: (factor: number, at: { x: number; y: number }) => void;
}

/** Pans with one pointer, zooms with two or with the wheel. A drag that ends over a link does not follow it. */
function followPointers(frame: SVGSVGElement, { pan, zoomAt }: Mover): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  const placeOf = ({ clientX, clientY }: Point) => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const spanOf = () => {
    const [first = { x: 0, y: 0 }, second = first] = pointers.values();
    return {
      x: (first.x + second.x) / 2,
      y: (first.y + second.y) / 2,
      length: Math.hypot(first.x - second.x, first.y - second.y),
    };
  };
  /* Safari tells of two fingers on a touchpad by events of its own, with the scale since they touched it. */
  let pinched = 1;
  const pinch = (event: Event) => {
    // On a phone the pointers say so already.
    if (!isGesture(event) || pointers.size > 0) return;
    event.preventDefault();
    if (event.type === 'gesturechange') zoomAt(event.scale / pinched, placeOf(event));
    pinched = event.type === 'gesturechange' ? event.scale : 1;
  };
  const handlers: { [Name in keyof SVGElementEventMap]?: (event: SVGElementEventMap[Name]) => void } = {
    pointerdown: (event) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) travelled = 0;
      pointers.set(event.pointerId, placeOf(event));
    },
    pointermove: (event) => {
      // The button was let go outside, before the frame had captured the pointer.
      if (event.buttons === 0) pointers.delete(event.pointerId);
      const last = pointers.get(event.pointerId);
      if (!last) return;
      const before = spanOf();
      const now = placeOf(event);
      pointers.set(event.pointerId, now);
      const after = spanOf();
      travelled += Math.hypot(now.x - last.x, now.y - last.y);
      if (travelled < dragThreshold) return;
      if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
      pan(after.x - before.x, after.y - before.y);
      if (before.length > 0 && after.length > 0) zoomAt(after.length / before.length, after);
    },
    pointerup: (event) => pointers.delete(event.pointerId),
    pointercancel: (event) => pointers.delete(event.pointerId),
    dragstart: (event) => event.preventDefault(),
    click: (event) => {
      if (travelled < dragThreshold || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    wheel: (event) => {
      /* A pinch on a touchpad comes as a wheel with Ctrl. Without it the page scrolls. */
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY / (event.deltaMode === 0 ? 200 : 8)), placeOf(event));
    },
  };
  const end = new AbortController();
  for (const [name, handle] of Object.entries(handlers)) {
    frame.addEventListener(name, handle as (event: Event) => void, {
      capture: name === 'click',
      passive: name !== 'wheel' && name !== 'click' && name !== 'dragstart',
      signal: end.signal,
    });
  }
  for (const name of ['gesturestart', 'gesturechange']) {
    frame.addEventListener(name, pinch, { passive: false, signal: end.signal });
  }
  return () => end.abort();
}

/** Safari's own event of two fingers, which the types of the DOM do not have. */
interface GestureEvent extends Event, Point {
  /** Since the fingers touched. */
  scale: number;
}

const isGesture = (event: Event): event is GestureEvent => 'scale' in event && 'clientX' in event;
