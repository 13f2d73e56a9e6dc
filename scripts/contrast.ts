/* Prints the tightest pairs of words and of shapes of each theme in each mode, and the minimum over all forty. */
import { contrastReport, type ContrastReport } from '@livery/ui/theme/contrastReport';
import { manifests } from '@livery/ui/themes/manifests';

type Kind = 'words' | 'shapes';

const report = contrastReport(Object.values(manifests));

const figure = (variant: ContrastReport, kind: Kind): string => {
  const { pair, ratio } = variant[kind];
  return `${ratio.toFixed(2)} ${pair.foreground} on ${pair.background}`;
};

for (const variant of report) {
  const name = `${variant.theme} ${variant.mode}`;
  console.log(`${name.padEnd(15)} words ${figure(variant, 'words').padEnd(48)} shapes ${figure(variant, 'shapes')}`);
}

const tightest = (kind: Kind): ContrastReport => report.reduce((a, b) => (b[kind].ratio < a[kind].ratio ? b : a));
const [words, shapes] = [tightest('words'), tightest('shapes')];
console.log(`
${report[0]?.pairs ?? 0} pairs in each of ${report.length} variants.
Tightest words:  ${figure(words, 'words')} (${words.theme}, ${words.mode}); 4.5 is owed.
Tightest shapes: ${figure(shapes, 'shapes')} (${shapes.theme}, ${shapes.mode}); 3 is owed.`);
