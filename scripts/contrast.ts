/* Prints the tightest pairs of text and of what is not text and the least distant fills of each theme in each mode, and the minimum over all forty. */
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

for (const variant of report) {
  const name = `${variant.theme} ${variant.mode}`;
  const columns = [
    name.padEnd(15),
    `text ${figure(variant, 'text')}`.padEnd(53),
    `non-text ${figure(variant, 'nonText')}`.padEnd(58),
    `closest ${nearness(variant)}`,
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
