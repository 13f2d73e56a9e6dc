/*
 * Prints the tightest pairs of text and of what is not text and the least distant fills of each theme in each mode, by WCAG
 * 2.2 and by APCA, what simulated color blindness leaves of the colors of status and of charts, and the minimum over all forty.
 */
import {
  colorSets,
  visions,
  type ColorSet,
  type MostAlike,
  type Vision,
} from '../packages/ui/src/theme/colorVision.js';
import { contrastReport, type ContrastReport } from '../packages/ui/src/theme/contrastReport.js';
import { manifests } from '../packages/ui/src/themes/manifests.js';

type Kind = 'text' | 'nonText';

const report = contrastReport(Object.values(manifests));

const figure = (variant: ContrastReport, kind: Kind): string => {
  const { pair, ratio } = variant[kind];
  return `${ratio.toFixed(2)} ${pair.foreground} on ${pair.background}`;
};

const nearness = ({ closest: { fills, distance } }: ContrastReport): string =>
  `${distance.toFixed(3)} ${fills.color} from ${fills.from}`;

const apcaFigure = ({ apca }: ContrastReport, kind: Kind): string => {
  const { pair, contrast } = apca[kind];
  return `Lc ${Math.abs(contrast).toFixed(0)} ${pair.foreground} on ${pair.background}`;
};

const alike = ({ colors: [first, second], distance }: MostAlike): string =>
  `${distance.toFixed(3)} ${first} and ${second}`;

for (const variant of report) {
  const name = `${variant.theme} ${variant.mode}`;
  const columns = [
    name.padEnd(15),
    `text ${figure(variant, 'text')}`.padEnd(53),
    `non-text ${figure(variant, 'nonText')}`.padEnd(58),
    `closest ${nearness(variant)}`.padEnd(48),
    `APCA ${apcaFigure(variant, 'text')}`,
  ];
  console.log(columns.join(' '));
}

const tightest = (kind: Kind): ContrastReport => report.reduce((a, b) => (b[kind].ratio < a[kind].ratio ? b : a));
const [text, nonText] = [tightest('text'), tightest('nonText')];
const closest = report.reduce((a, b) => (b.closest.distance < a.closest.distance ? b : a));
console.log(`
${report[0]?.pairs ?? 0} pairs in each of ${report.length} variants.
Tightest text:     ${figure(text, 'text')} (${text.theme}, ${text.mode}); 4.5 is needed.
Tightest non-text: ${figure(nonText, 'nonText')} (${nonText.theme}, ${nonText.mode}); 3 is needed.
Closest fills:     ${nearness(closest)} (${closest.theme}, ${closest.mode}); ${closest.closest.fills.minimum} is required, in OKLab.`);

const tightestApca = (kind: Kind): ContrastReport =>
  report.reduce((a, b) => (Math.abs(b.apca[kind].contrast) < Math.abs(a.apca[kind].contrast) ? b : a));
const [apcaText, apcaNonText] = [tightestApca('text'), tightestApca('nonText')];
console.log(`
By APCA, where nothing is refused: 75 suits columns of text, 60 what is read in short, 45 headlines, 30 what is merely seen.
Tightest text:     ${apcaFigure(apcaText, 'text')} (${apcaText.theme}, ${apcaText.mode}).
Tightest non-text: ${apcaFigure(apcaNonText, 'nonText')} (${apcaNonText.theme}, ${apcaNonText.mode}).

Most alike, as distance in OKLab; none of these colors is without an icon, a shape or a label:`);

function mostAlike(set: ColorSet, vision: Vision): string {
  const found = report
    .flatMap((variant) => variant.visions.map((measured) => ({ variant, measured })))
    .filter(({ measured }) => measured.set === set && measured.vision === vision)
    .reduce((a, b) => (b.measured.distance < a.measured.distance ? b : a));
  return `${alike(found.measured)} (${found.variant.theme}, ${found.variant.mode})`;
}
for (const set of Object.keys(colorSets) as ColorSet[]) {
  for (const vision of visions) console.log(`${set.padEnd(7)} ${vision.padEnd(13)} ${mostAlike(set, vision)}`);
}
