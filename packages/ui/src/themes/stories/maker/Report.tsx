import { Alert } from '../../../components/Alert/Alert.js';
import type { CreatedTheme } from '../../../create-theme/index.js';
import { colorSets, seenAs, visions, type ColorSet, type Vision } from '../../../theme/colorVision.js';
import type { ContrastReport } from '../../../theme/contrastReport.js';
import type { Pair } from '../../../theme/pairs.js';
import type { Mode } from '../../../theme/paletteTokens.js';
import type { Outcome } from './draft.js';
import * as styles from './maker.css.js';

const visionNames: Readonly<Record<Vision, string>> = {
  normal: 'As most see',
  protanopia: 'Protanopia',
  deuteranopia: 'Deuteranopia',
  tritanopia: 'Tritanopia',
};
const setNames: Readonly<Record<ColorSet, string>> = { status: 'Status', chart: 'Charts' };
const modeNames: Readonly<Record<Mode, string>> = { light: 'Light mode', dark: 'Dark mode' };

/** What the colors come to, or why there can be no such theme. */
export function Report({ outcome, theme, asked }: { outcome: Outcome; theme: CreatedTheme; asked: string }) {
  if ('refusals' in outcome) {
    return (
      <Alert tone="danger" heading="No theme can be made of this" urgency="polite">
        <ul className={styles.refusals}>
          {outcome.refusals.map((refusal) => (
            <li key={refusal}>{refusal}</li>
          ))}
        </ul>
        What you see below is the last theme that could be made.
      </Alert>
    );
  }
  return (
    <div className={styles.reports}>
      {theme.report.map((report) => (
        <ModeReport key={report.mode} report={report} theme={theme} asked={asked} />
      ))}
    </div>
  );
}

interface ModeReportProps {
  report: ContrastReport;
  theme: CreatedTheme;
  asked: string;
}

function ModeReport({ report, theme, asked }: ModeReportProps) {
  const { mode, pairs, text, nonText, apca, closest } = report;
  const primary = theme.palette[mode]['color.primary'];
  const lc = (contrast: number) => `Lc ${Math.abs(contrast).toFixed(0)}`;
  return (
    <section className={styles.report} aria-label={modeNames[mode]}>
      <h3 className={styles.reportTitle}>{modeNames[mode]}</h3>
      <p className={styles.brandLine}>
        <span className={styles.dot} style={{ backgroundColor: asked }} />
        <span aria-hidden>→</span>
        <span className={styles.dot} style={{ backgroundColor: primary }} />
        {primary === asked ? `${asked}, exactly` : `${asked} becomes ${primary}, so that it can be read`}
      </p>
      <dl className={styles.figures}>
        <Figure name="Text" value={`${text.ratio.toFixed(2)}:1`} needed="of 4.5" pair={text.pair} />
        <Figure name="Edges, icons" value={`${nonText.ratio.toFixed(2)}:1`} needed="of 3" pair={nonText.pair} />
        <Figure name="Text, APCA" value={lc(apca.text.contrast)} pair={apca.text.pair} />
        <Figure name="Edges, APCA" value={lc(apca.nonText.contrast)} pair={apca.nonText.pair} />
      </dl>
      <p className={styles.hint}>
        {`All ${pairs} pairs meet WCAG 2.2 AA; these are the tightest. ${closest.fills.color} and ${closest.fills.from} are ${closest.distance.toFixed(2)} apart of ${closest.fills.minimum}. APCA informs, WCAG decides.`}
      </p>
      <table className={styles.visions}>
        <caption className={styles.hint}>
          Color blindness, simulated; the figure is how far the most alike are apart
        </caption>
        <tbody>
          {visions.map((vision) => (
            <tr key={vision}>
              <th scope="row" className={styles.visionName}>
                {visionNames[vision]}
              </th>
              {(Object.keys(colorSets) as ColorSet[]).map((set) => (
                <Colors key={set} set={set} vision={vision} report={report} theme={theme} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Figure({ name, value, needed, pair }: { name: string; value: string; needed?: string; pair: Pair }) {
  return (
    <div className={styles.figure} title={pair.why}>
      <dt className={styles.figureName}>{name}</dt>
      <dd className={styles.figureValue}>
        {value} <span className={styles.needed}>{needed}</span>
      </dd>
      <dd className={styles.figurePair}>{`${pair.foreground} on ${pair.background}`}</dd>
    </div>
  );
}

interface ColorsProps {
  set: ColorSet;
  vision: Vision;
  report: ContrastReport;
  theme: CreatedTheme;
}

/** A set of colors as a person of one vision sees it. */
function Colors({ set, vision, report, theme }: ColorsProps) {
  const alike = report.visions.find((one) => one.set === set && one.vision === vision);
  return (
    <td className={styles.vision} title={alike && `${setNames[set]}: ${alike.colors.join(' and ')}`}>
      <span className={styles.strip} aria-hidden>
        {colorSets[set].map((token) => (
          <span
            key={token}
            className={styles.chip}
            style={{ backgroundColor: seenAs(theme.palette[report.mode][token], vision) }}
          />
        ))}
      </span>
      <span className={styles.apart}>{alike?.distance.toFixed(2)}</span>
    </td>
  );
}
