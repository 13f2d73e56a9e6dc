import type { MostAlike } from '../theme/colorVision.js';
import type { ContrastReport, MeasuredApca } from '../theme/contrastReport.js';
import type { CreatedTheme } from './createTheme.js';

const apcaOf = ({ pair, contrast }: MeasuredApca): string =>
  `Lc ${Math.abs(contrast).toFixed(0)}: ${pair.foreground} on ${pair.background}`;

const setNames = { status: 'colors of status', chart: 'series of a chart' } as const;

const alike = (visions: readonly MostAlike[], set: MostAlike['set']): string => {
  const figures = visions
    .filter((one) => one.set === set)
    .map(({ vision, distance, colors: [first, second] }) => {
      const names = `${first.slice('color.'.length)} and ${second.slice('color.'.length)}`;
      return `${vision === 'normal' ? 'seen by most' : vision} ${distance.toFixed(3)} (${names})`;
    });
  return `  most alike ${setNames[set]}: ${figures.join(', ')}`;
};

function linesOf({ mode, pairs, text, nonText, closest, apca, visions }: ContrastReport): string[] {
  const ratio = ({ pair, ratio: reached }: ContrastReport['text']) =>
    `${reached.toFixed(2)}:1 (${pair.minimum} is needed): ${pair.foreground} on ${pair.background}`;
  return [
    `${mode}: all ${pairs} pairs reach their contrast`,
    `  tightest text      ${ratio(text)}`,
    `  tightest non-text  ${ratio(nonText)}`,
    `  most alike fills   ${closest.distance.toFixed(3)} (${closest.fills.minimum} is needed): ${closest.fills.color} and ${closest.fills.from}`,
    `  by APCA, text      ${apcaOf(apca.text)}`,
    `  by APCA, non-text  ${apcaOf(apca.nonText)}`,
    alike(visions, 'status'),
    alike(visions, 'chart'),
  ];
}

/**
 * The report of a theme in words: its brand as it became, the tightest pairs of each mode by WCAG 2.2 and by APCA, and the
 * colors of status and of charts that color blindness leaves most alike (distances in OKLab; below about 0.02 two are one).
 */
export function reportText({ name, manifest, palette, report }: CreatedTheme): string {
  return [
    `${name}: ${manifest.brand.color} is ${palette.light['color.primary']} in light mode, ${palette.dark['color.primary']} in dark`,
    ...report.flatMap(linesOf),
  ].join('\n');
}
