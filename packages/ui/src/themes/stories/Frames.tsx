import { BadgeCheck, CreditCard, HardDrive, KeyRound, LayoutGrid, LifeBuoy, Network, Plus, Server } from 'lucide-react';
import { Alert } from '../../components/Alert/Alert.js';
import { Badge } from '../../components/Badge/Badge.js';
import { Button } from '../../components/Button/Button.js';
import { Checkbox } from '../../components/Checkbox/Checkbox.js';
import { Stack } from '../../components/Layout/Stack.js';
import { Link } from '../../components/Link/Link.js';
import { PageHeader } from '../../components/PageHeader/PageHeader.js';
import { PasswordField } from '../../components/PasswordField/PasswordField.js';
import { StatusIndicator } from '../../components/StatusIndicator/StatusIndicator.js';
import { Tabs } from '../../components/Tabs/Tabs.js';
import { Text } from '../../components/Text/Text.js';
import { TextField } from '../../components/TextField/TextField.js';
import { AppShell, type NavItem } from '../../compositions/AppShell/AppShell.js';
import { LoginLayout } from '../../compositions/LoginLayout/LoginLayout.js';
import type { Mode } from '../../theme/paletteTokens.js';
import type { LoginTexts, Theme } from '../theme.js';
import type { Company } from './company.js';
import { MachineFacts } from './Machines.js';
import * as styles from './themePage.css.js';

const nav: readonly NavItem[] = [
  { id: 'dashboard', label: 'Dashboard', icon: LayoutGrid, href: '#dashboard' },
  { id: 'compute', label: 'Compute', icon: Server, href: '#compute', current: true },
  { id: 'network', label: 'Network', icon: Network, href: '#network' },
  { id: 'storage', label: 'Storage', icon: HardDrive, href: '#storage' },
  { id: 'access', label: 'Access', icon: KeyRound, href: '#access' },
  { id: 'billing', label: 'Billing', icon: CreditCard, href: '#billing' },
];

/** The console as its users meet it: navigation, header, a page's head and facts. */
export function ConsoleFrame({
  theme: { Logo, company },
  mode,
}: {
  theme: Pick<Theme, 'Logo' | 'company'>;
  mode: Mode;
}) {
  return (
    <div className={styles.consoleFrame}>
      <AppShell
        siteName={company}
        logo={<Logo title={company} height={20} />}
        headerEnd={
          <Text as="span" size="small" tone="muted" numeric>
            €128.40 left
          </Text>
        }
        nav={nav}
        navEnd={[{ id: 'support', label: 'Support', icon: LifeBuoy, href: '#support' }]}
        mainId={`main-${mode}`}
      >
        <PageHeader
          heading="web-01"
          status={<StatusIndicator tone="success">Running</StatusIndicator>}
          back={{ label: 'Virtual machines', href: '#compute' }}
          actions={<Button>Restart</Button>}
          primaryAction={
            <Button variant="primary" icon={Plus}>
              Create snapshot
            </Button>
          }
        />
        <Tabs
          label="Parts of web-01"
          items={[
            { id: 'facts', label: 'Overview', content: <MachineFacts /> },
            { id: 'networks', label: 'Networks', count: '2', content: null },
            { id: 'backups', label: 'Backups', count: '14', content: null },
          ]}
        />
      </AppShell>
    </div>
  );
}

interface LoginFrameProps {
  theme: Pick<Theme, 'Logo' | 'LoginArt' | 'company'> & { login: Pick<Theme['login'], 'layout'> };
  /** What the company says and asks there. */
  texts: Company & Required<LoginTexts>;
}

/** The login page in the theme's own layout and with its own picture. */
export function LoginFrame({ theme: { Logo, LoginArt, company, login }, texts }: LoginFrameProps) {
  const { title, subtitle, identifier, google, certificates, notice } = texts;
  return (
    <div className={styles.loginFrame}>
      <div className={styles.half}>
        <LoginLayout
          layout={login.layout}
          art={<LoginArt />}
          logo={<Logo on="login" title={company} height={36} />}
          heading={title}
          subtitle={subtitle}
          certificates={certificates?.map((standard) => (
            <Badge key={standard} tone="outline" icon={BadgeCheck}>
              {standard}
            </Badge>
          ))}
          footer={
            <>
              <Link href="#terms">Terms</Link>
              <Link href="#privacy">Privacy</Link>
            </>
          }
        >
          <Stack gap={4}>
            {notice !== undefined && (
              <Alert tone="info" urgency="off">
                {notice}
              </Alert>
            )}
            {google && (
              <Button variant="primary" fullWidth>
                Continue with Google
              </Button>
            )}
            <TextField label={identifier ?? 'Email'} defaultValue={identifier ? 'HRB-20417' : 'mari@example.com'} />
            <PasswordField label="Password" defaultValue="correct horse" />
            <Checkbox label="Keep me logged in" defaultChecked />
            <Button variant={google ? 'secondary' : 'primary'} fullWidth>
              Log in
            </Button>
          </Stack>
        </LoginLayout>
      </div>
    </div>
  );
}
