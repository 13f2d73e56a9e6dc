import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text } from '../../theme/tokens.js';
import { monospace, noMotion, quietButton } from '../../internal/styles.js';

export const wrapper = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  verticalAlign: 'middle',
  minInlineSize: 0,
  maxInlineSize: '100%',
});

const rule = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  boxSizing: 'border-box',
  minInlineSize: size.target,
  minBlockSize: size.target,
  margin: 0,
  marginBlock: '-2px',
  borderRadius: `min(${vars.radius.medium}, 8px)`,
  ...quietButton,
  '@media': { ...noMotion, [media.coarse]: { '::after': { content: '""', position: 'absolute', inset: '-10px' } } },
} as const;

export const button = componentStyle(rule);

export const withValue = componentStyle({ ...rule, minInlineSize: 0, paddingInline: space[1], marginInline: '-4px' });

export const value = componentStyle({
  ...monospace,
  ...text.small,
  color: vars.color.text,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const icon = componentStyle({ flex: 'none' });

export const iconCopied = componentStyle({ flex: 'none', color: vars.color.onSuccessSoft });

export const refused = componentStyle({
  display: 'block',
  marginBlockStart: space[1],
  ...monospace,
  userSelect: 'all',
  cursor: 'text',
});
