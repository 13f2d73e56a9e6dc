import { useEffect, useReducer, useRef, type ReactNode } from 'react';
import { ThemeRegion } from '../packages/ui/src/theme-region.js';
import { vars } from '../packages/ui/src/theme/contract.css.js';
import { variants } from './modes.js';

interface AllFortyProps {
  /** The story's id. */
  id: string;
  /** One page each, for what covers the page or works it: overlays, whole screens, play functions. */
  inFrames: boolean;
  /** Draws the story once. */
  draw: () => ReactNode;
}

const gridStyle = {
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
} as const;
const caption = { font: '600 12px/16px var(--livery-font-body)', paddingBlockEnd: 12 } as const;

/** Frames that load at the same time: each is a whole Storybook, and forty at once show nothing for minutes. */
const atOnce = 2;

/** Which frames have come into sight, in that order, and how many of those have loaded. */
interface Loading {
  seen: readonly string[];
  loaded: number;
}

const afterEvent = ({ seen, loaded }: Loading, event: { seen: string } | 'loaded'): Loading =>
  event === 'loaded' ? { seen, loaded: loaded + 1 } : { seen: [...seen, event.seen], loaded };

/** The story on a page of its own, in each variant; those in sight load first, few at a time. */
function Frames({ id }: Pick<AllFortyProps, 'id'>) {
  const grid = useRef<HTMLDivElement>(null);
  const [{ seen, loaded }, dispatch] = useReducer(afterEvent, { seen: [], loaded: 0 });
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        dispatch({ seen: (target as HTMLIFrameElement).title });
      }
    });
    for (const frame of grid.current?.querySelectorAll('iframe') ?? []) observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  const started = new Set(seen.slice(0, loaded + atOnce));
  return (
    <div ref={grid} style={gridStyle}>
      {Object.entries(variants).map(([name, { theme, mode }]) => (
        <figure key={name} style={{ margin: 0 }}>
          <figcaption style={caption}>{name}</figcaption>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook, as trusted as the page around it */}
          <iframe
            title={name}
            src={
              started.has(name) ? `iframe.html?viewMode=story&id=${id}&globals=theme:${theme};mode:${mode}` : undefined
            }
            onLoad={() => started.has(name) && dispatch('loaded')}
            style={{ inlineSize: '100%', blockSize: 480, border: `1px solid ${vars.color.divider}` }}
          />
        </figure>
      ))}
    </div>
  );
}

/** One story in all themes and modes at once, by name. What opens from a region has its theme. */
export default function AllForty({ id, inFrames, draw }: AllFortyProps) {
  if (inFrames) return <Frames id={id} />;
  return (
    <div style={gridStyle}>
      {Object.entries(variants).map(([name, variant]) => (
        <ThemeRegion key={name} {...variant}>
          {/* What is fixed to the screen stays in the region. */}
          <section
            aria-label={name}
            style={{
              padding: 16,
              contain: 'layout paint',
              overflow: 'auto',
              boxSizing: 'border-box',
              blockSize: '100%',
            }}
          >
            <div style={caption}>{name}</div>
            {draw()}
          </section>
        </ThemeRegion>
      ))}
    </div>
  );
}
