import { memo, useMemo, type ComponentType, type ReactNode } from 'react';
import { BarChart } from '../../../components/BarChart/BarChart.js';
import { LineChart } from '../../../components/LineChart/LineChart.js';
import { ThemeRegion } from '../../../components/ThemeRegion/ThemeRegion.js';
import type { LoginLayout } from '../../../theme/manifest.js';
import { modes, type Mode } from '../../../theme/paletteTokens.js';
import { LoginArt } from '../../default/LoginArt.js';
import { LogoFrame, logoAccent } from '../../LogoFrame.js';
import type { LogoProps } from '../../theme.js';
import { ConsoleFrame, LoginFrame } from '../Frames.js';
import { MachineTable } from '../Machines.js';
import { Buttons, DialogSample, FormSample, Meanings, ToastSample } from '../Samples.js';
import * as styles from './maker.css.js';

const hours = Array.from({ length: 48 }, (_, hour) => Date.UTC(2026, 0, 15) + hour * 3_600_000);
const load = (id: string, label: string, base: number, swing: number, speed: number) => ({
  id,
  label,
  points: hours.map((time, hour) => ({
    time,
    value: Math.round(base + swing * Math.sin(hour / speed) + ((hour * 7) % 5)),
  })),
});
const lines = [load('cpu', 'CPU', 45, 22, 6), load('memory', 'Memory', 62, 8, 11), load('disk', 'Disk', 20, 9, 4)];
const percent = (value: number) => `${value} %`;

const months = ['August', 'September', 'October', 'November', 'December', 'January'].map((label) => ({
  id: label,
  label,
  shortLabel: label.slice(0, 3),
}));
const costs = ['Machines', 'Storage', 'Databases', 'Balancers', 'Addresses', 'Other'].map((label, kind) => ({
  id: label,
  label,
  values: months.map((_, month) => 60 - kind * 9 + ((month * 13 + kind * 5) % 17)),
}));
const euros = (value: number) => `€${value}`;

/** The picture that was chosen, or the company's first letter on its color, and its name. */
function logoOf(company: string, picture: string | undefined): ComponentType<LogoProps> {
  if (picture !== undefined)
    return function Picture({ title = '', height = 28 }) {
      return <img src={picture} alt={title} height={height} style={{ maxInlineSize: 180, objectFit: 'contain' }} />;
    };
  return function Wordmark(props) {
    return (
      <LogoFrame
        {...props}
        width={38 + company.length * 10.5}
        mark={
          <path
            fill={logoAccent(props.on)}
            fillRule="evenodd"
            d="M8 0h16a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8Zm3 20.5 5 3 5-3v-9l-5-3-5 3Z"
          />
        }
        name={
          <text x="40" y="23" fontFamily="var(--livery-heading-family)" fontSize="19" fontWeight="700">
            {company}
          </text>
        }
      />
    );
  };
}

interface PreviewProps {
  /** Its stylesheet is in the page. */
  theme: string;
  company: string;
  layout: LoginLayout;
  logo: string | undefined;
}

/** A small portal in the theme, light and dark beside each other. Colors come by the stylesheet: it is drawn once. */
export const Preview = memo(function Preview({ theme, company, layout, logo }: PreviewProps) {
  const brand = useMemo(
    () => ({
      Logo: logoOf(company, logo),
      LoginArt,
      company,
      login: { layout },
    }),
    [company, logo, layout],
  );
  return (
    <div className={styles.previews}>
      {modes.map((mode) => (
        <ThemeRegion key={mode} theme={theme} mode={mode}>
          <Portal brand={brand} mode={mode} />
        </ThemeRegion>
      ))}
    </div>
  );
});

interface PortalProps {
  brand: Parameters<typeof LoginFrame>[0]['theme'];
  mode: Mode;
}

function Portal({ brand, mode }: PortalProps) {
  return (
    <div className={styles.portal}>
      <Part title={mode === 'light' ? 'Light' : 'Dark'}>
        <ConsoleFrame theme={brand} mode={mode} />
      </Part>
      <Part title="Login">
        <LoginFrame
          theme={brand}
          texts={{
            title: `Welcome to ${brand.company}`,
            subtitle: 'Machines that start in seconds, paid by the hour.',
          }}
        />
      </Part>
      <Part title="Buttons">
        <Buttons />
      </Part>
      <Part title="Form">
        <FormSample />
      </Part>
      <Part title="Table">
        <MachineTable />
      </Part>
      <Part title="Badges and alerts">
        <Meanings />
      </Part>
      <Part title="Charts">
        <div className={styles.charts}>
          <LineChart label="Load of web-01" series={lines} formatValue={percent} max={100} height={150} />
          <BarChart
            label="Costs by month"
            categoryLabel="Month"
            categories={months}
            series={costs}
            formatValue={euros}
            height={150}
          />
        </div>
      </Part>
      <Part title="Dialog and toasts">
        <DialogSample id={`made-dialog-${mode}`} />
        <ToastSample />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.partTitle}>{title}</h3>
      {children}
    </section>
  );
}
