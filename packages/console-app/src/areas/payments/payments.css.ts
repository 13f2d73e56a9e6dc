import { appStyle } from '@livery/ui/styling';
import { vars } from '@livery/ui/theme';

export const vendor = appStyle({ minInlineSize: 0, maxInlineSize: 420, color: vars.color.text });

/** Expiry and security code beside each other. */
export const cardParts = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
});

export const picture = appStyle({
  display: 'block',
  inlineSize: 220,
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: 8,
  backgroundColor: 'white',
});

export const methods = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const method = appStyle({
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface,
});

export const methodHead = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 12,
});

export const amounts = appStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 8,
  margin: 0,
});

export const amount = appStyle({ margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const total = appStyle({
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${vars.color.divider}`,
  fontWeight: 600,
});
