/**
 * Which files go to the browser together. Left alone, the bundler makes a file of everything that two screens share,
 * dozens of a kilobyte; a page then waits for requests instead of bytes.
 */
const parts = {
  /** What every page needs before its first frame, the login page included. */
  start: [
    // The styles of all screens together weigh less than asking for them one by one; a theme's stay with the theme.
    /^(?!.*\/ui\/src\/themes\/).*\.vanilla\.css$/,
    /node_modules\/(react|react-dom|scheduler|@lingui)\//,
    /packages\/api\/src\/(errors|client\/(createClient|request|shape\.)|generated\/(calls|answers)\/(config|identity))/,
    /packages\/ui\/src\/(messages\/(en|load|messages)|theme\/|themes\/(index|names|LogoFrame|ArtFrame)|base)/,
    /packages\/ui\/src\/components\/(Alert|Button|Checkbox|CopyButton|Disclosure|Field|Form|Icon|LinkProvider|PasswordField|ProgressBar|Spinner|TextField|VisuallyHidden)\//,
    /packages\/ui\/src\/compositions\/(ErrorScreen|LoadingScreen|LoginLayout)\//,
    /packages\/console-app\/src\/(main|root|start\/|login\/(Login|EntryScreen|ApiKeyForm)|i18n\/i18n|shared\/(storage|session|server|siteConfig(?!Rules)|appearance|page\.|texts\/errors))/,
  ],
  /** What every signed-in page needs. */
  shell: [
    /node_modules\/(@tanstack\/(query-core|react-query)|wouter|regexparam)\//,
    /packages\/api\/src\/client\//,
    /packages\/ui\/src\/(components\/(Announcer|Badge|Card|EmptyState|KeyValueList|Layout|Link|Menu|Meter|PageHeader|SearchField|Select|Skeleton|SkipLink|StatusIndicator|Table\/(?!WindowedRows)|Text|Toast)|compositions\/AppShell)/,
    /node_modules\/lucide-react\/(?!dist\/esm\/icons\/(languages|monitor|moon|sun)\.)/,
    /packages\/api\/src\/(queries|generated\/(calls|answers)|domain\/(?!vmValidation|sshKey|bucketName|cidr|packages|siteConfig))/,
    /packages\/console-app\/src\/(shell\/(?!palette\/)|generated\/common|shared\/(?!csv|forms|siteConfigRules|texts\/issues|vms\/(fulfilWishes|useBackupTime|usePriceLineText|useVisibleImages))|routes|areas\/compute\/power|integrations\/mock-api\/SandboxPanel)/,
  ],
} satisfies Record<string, RegExp[]>;

/** What is fetched when it is needed, whatever folder it is in. */
const lazy = /\/ui\/src\/.*\/(MenuPopup|SelectPopup|OptionList|OptionWindow|Modal|\w+Content|DialogBox)\.tsx/;

/** A catalogue is a file of its own, named after its language. */
const words = (id: string): string | null => {
  const [, language, name] = /catalogues\/(\w+)\/([\w-]+)\.po/.exec(id) ?? [];
  return language && name ? `words-${language}-${name}` : null;
};

/** For the bundler's `codeSplitting.groups`: the first part takes what its modules need, the next what is left. */
export const chunkGroups = [
  { name: words, debugName: 'words', priority: 100 },
  ...Object.entries(parts).map(([name, patterns], index) => ({
    name,
    priority: 10 - index,
    test: (id: string) => !lazy.test(id) && patterns.some((pattern) => pattern.test(id)),
  })),
];
