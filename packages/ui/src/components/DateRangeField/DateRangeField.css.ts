import { createContainer } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { space, text } from '../../theme/tokens.js';

const container = createContainer();

export const root = componentStyle({ containerName: container, containerType: 'inline-size', minInlineSize: 0 });

export const dates = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  maxInlineSize: '360px',
  '@container': { [`${container} (width < 280px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const part = componentStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const partLabel = componentStyle({ ...text.small, color: vars.color.textMuted });

export const presets = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginBlockStart: space[2] });
