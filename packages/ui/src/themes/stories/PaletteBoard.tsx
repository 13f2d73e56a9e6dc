import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Text } from '../../components/Text/Text.js';
import { contrast } from '../../theme/contrast.js';
import { vars } from '../../theme/contract.css.js';
import { pairs, type Pair } from '../../theme/pairs.js';
import type { ColorToken } from '../../theme/paletteTokens.js';
import * as styles from './themePage.css.js';

const references = new Map<string, string>(
  Object.entries({ color: vars.color, nav: vars.nav, login: vars.login, terminal: vars.terminal }).flatMap(
    ([group, tokens]) => Object.entries(tokens).map(([name, reference]) => [`${group}.${name}`, reference]),
  ),
);

/** The token as CSS: `var(--livery-…)`. */
function reference(token: ColorToken): string {
  return references.get(token) ?? '';
}

const ink = document.createElement('canvas').getContext('2d');

/** What a token is on an element, as the browser resolves it: `#rrggbb`, however a minifier wrote it. */
export function resolved(element: Element, token: ColorToken): string {
  const written = getComputedStyle(element).getPropertyValue(reference(token).slice('var('.length, -1)).trim();
  if (!ink || written === '') throw new Error(`${token} has no value here.`);
  ink.fillStyle = written;
  return ink.fillStyle;
}

/** Contrast of a declared pair on an element, measured from what the browser resolves. */
export function measuredOn(element: Element, { foreground, background }: Pair): number {
  return contrast(resolved(element, foreground), resolved(element, background));
}

/** The color of the text that a background is labeled with: every background has one. */
function labelOn(background: ColorToken): ColorToken {
  return pairs.find((pair) => pair.background === background && pair.minimum === 4.5)?.foreground ?? 'color.text';
}

const backgrounds = [...new Set(pairs.map((pair) => pair.background))].map((background) => ({
  background,
  label: labelOn(background),
  pairs: pairs.filter((pair) => pair.background === background),
}));

const short = (token: ColorToken): string => token.slice(token.indexOf('.') + 1);

/**
 * Every declared pair in its own colors, with the contrast it reaches, measured in the page and not in the palette
 * maker: text, which needs 4.5, as text, and the rest, which needs 3, as rings.
 */
export function PaletteBoard() {
  const board = useRef<HTMLDListElement>(null);
  const [ratios, setRatios] = useState<ReadonlyMap<Pair, number>>(new Map());
  useLayoutEffect(() => {
    const element = board.current;
    if (element) setRatios(new Map(pairs.map((pair) => [pair, measuredOn(element, pair)])));
  }, []);
  const tightest = useMemo(
    () =>
      ([4.5, 3] as const).map((needed) =>
        Math.min(...[...ratios].filter(([{ minimum }]) => minimum === needed).map(([, ratio]) => ratio)),
      ),
    [ratios],
  );
  return (
    <>
      <Text size="small" tone="muted" numeric>
        {`${pairs.length} pairs. Tightest text ${tightest[0]?.toFixed(2)} of 4.5, tightest non-text ${tightest[1]?.toFixed(2)} of 3.`}
      </Text>
      <dl ref={board} className={styles.ladder}>
        {backgrounds.map(({ background, label, pairs: standing }) => (
          <div key={background} className={styles.rung}>
            <dt className={styles.token}>{background}</dt>
            <dd className={styles.strip} style={{ backgroundColor: reference(background), color: reference(label) }}>
              {standing.map((pair) => (
                <Measure key={pair.foreground} pair={pair} ratio={ratios.get(pair)} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Measure({ pair: { foreground, minimum, why }, ratio }: { pair: Pair; ratio: number | undefined }) {
  const color = reference(foreground);
  const figure = ratio?.toFixed(1);
  if (minimum === 4.5) {
    return (
      <span className={styles.measured} style={{ color }} title={why}>
        {short(foreground)} {figure}
      </span>
    );
  }
  return (
    <span className={styles.measured} title={why}>
      <span className={styles.shape} style={{ borderColor: color }} />
      {short(foreground)} {figure}
    </span>
  );
}
