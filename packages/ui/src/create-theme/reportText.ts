import type { ContrastReport } from '../theme/contrastReport.js';
import type { CreatedTheme } from './createTheme.js';

function linesOf({ mode, pairs, text, nonText, closest }: ContrastReport): string[] {
  const ratio = ({ pair, ratio: reached }: ContrastReport['text']) =>
    `${reached.toFixed(2)}:1 (${pair.minimum} is needed): ${pair.foreground} on ${pair.background}`;
  return [
    `${mode}: all ${pairs} pairs reach their contrast`,
    `  tightest text      ${ratio(text)}`,
    `  tightest non-text  ${ratio(nonText)}`,
    `  most alike fills   ${closest.distance.toFixed(3)} (${closest.fills.minimum} is needed): ${closest.fills.color} and ${closest.fills.from}`,
  ];
}

/** The report of a theme in words: its brand as it became, and the tightest pairs of each mode. */
export function reportText({ name, manifest, palette, report }: CreatedTheme): string {
  return [
    `${name}: ${manifest.brand.color} is ${palette.light['color.primary']} in light mode, ${palette.dark['color.primary']} in dark`,
    ...report.flatMap(linesOf),
  ].join('\n');
}
