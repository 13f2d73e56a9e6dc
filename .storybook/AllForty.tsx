import type { ReactNode } from 'react';
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

const caption = { font: '600 12px/16px var(--livery-font-body)', paddingBlockEnd: 12 } as const;

/** One story in all themes and modes at once, by name. What opens from a region has its theme. */
export default function AllForty({ id, inFrames, draw }: AllFortyProps) {
  return (
    <div
      data-testid="all-forty"
      style={{ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))' }}
    >
      {Object.entries(variants).map(([name, variant]) =>
        inFrames ? (
          <figure key={name} style={{ margin: 0 }}>
            <figcaption style={caption}>{name}</figcaption>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook, as trusted as the page around it */}
            <iframe
              title={name}
              loading="lazy"
              src={`iframe.html?viewMode=story&id=${id}&globals=theme:${variant.theme};mode:${variant.mode}`}
              style={{ inlineSize: '100%', blockSize: 480, border: `1px solid ${vars.color.divider}` }}
            />
          </figure>
        ) : (
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
        ),
      )}
    </div>
  );
}
