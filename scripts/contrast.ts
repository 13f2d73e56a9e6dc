/* Prints the tightest pairs of words and of shapes and the least distant fills of each theme in each mode, and the minimum over all forty. */
import { contrastReport, type ContrastReport } from '../packages/ui/src/theme/contrastReport.js';
import { manifests } from '../packages/ui/src/themes/manifests.js';

type Kind = 'words' | 'shapes';

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
    `words ${figure(variant, 'words')}`.padEnd(54),
    `shapes ${figure(variant, 'shapes')}`.padEnd(56),
    `closest ${nearness(variant)}`,
  ];
  console.log(columns.join(' '));
}

const tightest = (kind: Kind): ContrastReport => report.reduce((a, b) => (b[kind].ratio < a[kind].ratio ? b : a));
const [words, shapes] = [tightest('words'), tightest('shapes')];
const closest = report.reduce((a, b) => (b.closest.distance < a.closest.distance ? b : a));
console.log(`
${report[0]?.pairs ?? 0} pairs in each of ${report.length} variants.
Tightest words:  ${figure(words, 'words')} (${words.theme}, ${words.mode}); 4.5 is owed.
Tightest shapes: ${figure(shapes, 'shapes')} (${shapes.theme}, ${shapes.mode}); 3 is owed.
Closest fills:   ${nearness(closest)} (${closest.theme}, ${closest.mode}); ${closest.closest.fills.minimum} is required, in OKLab.`);
