import { NumberField } from '../../../components/NumberField/NumberField.js';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.js';
import { Select } from '../../../components/Select/Select.js';
import { TextField } from '../../../components/TextField/TextField.js';
import { headingFaces, type HeadingFace } from '../../../theme/headingFaces.js';
import type { Density } from '../../../theme/scale.js';
import { ColorField, LogoField } from './BrandFields.js';
import type { BodyFace, Draft, Tint, Tone } from './draft.js';
import { LayoutChoice } from './LayoutChoice.js';
import * as styles from './maker.css.js';

const tones: readonly { id: Tone; label: string }[] = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'brand', label: 'Brand' },
];

const tintOptions: readonly { id: Tint; label: string }[] = [
  { id: 'none', label: 'None' },
  { id: 'slight', label: 'Slight' },
  { id: 'plain', label: 'Plain' },
];

const selectedOptions: readonly { id: Draft['selected']; label: string }[] = [
  { id: 'soft', label: 'Tinted' },
  { id: 'fill', label: 'Filled' },
  { id: 'shade', label: 'Shaded' },
];

const faces: readonly { id: HeadingFace; label: string }[] = [
  { id: 'inter', label: 'The face of the text' },
  ...Object.entries(headingFaces).map(([id, { family }]) => ({
    id: id as HeadingFace,
    label: family.replace(' Variable', ''),
  })),
];

const densityOptions: readonly { id: Density; label: string }[] = [
  { id: 'compact', label: 'Compact' },
  { id: 'regular', label: 'Regular' },
  { id: 'spacious', label: 'Spacious' },
];

const bodyOptions: readonly { id: BodyFace; label: string }[] = [
  { id: 'inter', label: 'Inter' },
  { id: 'system', label: "The system's own" },
  { id: 'georgia', label: 'Georgia' },
  { id: 'verdana', label: 'Verdana' },
];

interface DraftFormProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** All that a reseller chooses. */
export function DraftForm({ draft, onChange }: DraftFormProps) {
  return (
    <div className={styles.form}>
      <div className={styles.group}>
        <h2 className={styles.groupTitle}>Brand</h2>
        <ColorField value={draft.color} onChange={(color) => onChange({ color })} />
        <TextField label="Company" value={draft.company} onChange={(company) => onChange({ company })} />
        <TextField
          label="Name of the theme"
          description="Lower-case letters, digits and hyphens."
          value={draft.name}
          onChange={(name) => onChange({ name })}
          monospace
        />
        <LogoField logo={draft.logo} onChange={(logo) => onChange({ logo })} />
      </div>
      <div className={styles.group}>
        <h2 className={styles.groupTitle}>Shape</h2>
        <NumberField
          label="Corner radius"
          unit="px"
          min={0}
          max={24}
          value={draft.radius}
          onChange={(radius) => onChange({ radius: Math.min(24, Math.max(0, Math.round(radius || 0))) })}
        />
        <SegmentedControl
          label="Density"
          options={densityOptions}
          value={draft.density}
          onChange={(density) => onChange({ density })}
          fullWidth
        />
        <NumberField
          label="Size of text"
          unit="px"
          min={12}
          max={18}
          value={draft.textSize}
          onChange={(size) => onChange({ textSize: Math.min(18, Math.max(12, size || 13)) })}
        />
        <Select label="Face of text" options={bodyOptions} value={draft.body} onChange={(body) => onChange({ body })} />
        <Select label="Face of headings" options={faces} value={draft.face} onChange={(face) => onChange({ face })} />
      </div>
      <div className={styles.group}>
        <h2 className={styles.groupTitle}>Grays and navigation</h2>
        <SegmentedControl
          label="Tint of the grays"
          options={tintOptions}
          value={draft.tint}
          onChange={(tint) => onChange({ tint, hue: tint === 'slight' ? null : draft.hue })}
          fullWidth
        />
        <NumberField
          label="Hue of the grays"
          unit="°"
          min={0}
          max={360}
          step={10}
          placeholder="As the brand"
          value={draft.hue}
          onChange={(hue) =>
            onChange({ hue: hue === null || Number.isNaN(hue) ? null : Math.min(360, Math.max(0, hue)) })
          }
        />
        <SegmentedControl
          label="Navigation"
          options={tones}
          value={draft.nav}
          onChange={(nav) => onChange({ nav })}
          fullWidth
        />
        <SegmentedControl
          label="Current page"
          options={selectedOptions}
          value={draft.selected}
          onChange={(selected) => onChange({ selected })}
          fullWidth
        />
      </div>
      <div className={styles.group}>
        <h2 className={styles.groupTitle}>Login</h2>
        <LayoutChoice value={draft.layout} onChange={(layout) => onChange({ layout })} />
        <SegmentedControl
          label="Login picture"
          options={tones}
          value={draft.login}
          onChange={(login) => onChange({ login })}
          fullWidth
        />
      </div>
    </div>
  );
}
