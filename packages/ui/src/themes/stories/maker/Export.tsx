import { CodeBlock } from '../../../components/CodeBlock/CodeBlock.js';
import { Tabs } from '../../../components/Tabs/Tabs.js';
import { commandOf, pageCode, type CreatedTheme } from '../../../create-theme/index.js';
import * as styles from './maker.css.js';

/** What a reseller takes along. */
export function Export({ theme }: { theme: CreatedTheme }) {
  const { manifest, css } = theme;
  const code = (value: string, label: string, wrap = false) => (
    <div className={styles.code}>
      <CodeBlock value={value} label={label} wrap={wrap} />
    </div>
  );
  return (
    <Tabs
      label="Take it along"
      items={[
        { id: 'command', label: 'Command', content: code(commandOf(manifest), 'Command', true) },
        { id: 'manifest', label: 'Manifest', content: code(JSON.stringify(manifest, null, 2), 'Manifest') },
        { id: 'stylesheet', label: 'Stylesheet', content: code(css, 'Stylesheet') },
        { id: 'page', label: 'In your page', content: code(pageCode(manifest), 'Page') },
      ]}
    />
  );
}
