import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { drive } from '@livery/ui/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createAccessDelegationImpersonation, listAccessDelegations } from '@livery/api/generated/operations/access';
import { act, expectFact, expectNotice, pass, submit, typeName } from '#stories/acting.js';
import { actForOther } from '#stories/actForOther.js';
import { callAs, holdCalls, loseResponse } from '#stories/calls.js';
import type { Site } from '#stories/site.js';
import { screenStory, screens, site } from '#stories/screens.js';

const meta = { title: 'Screens/Access', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

const asAdministrator = ({ storage }: Site) => storage.apiKey.set('admin');

/** The tokens themselves are in no list. */
export const Tokens = screenStory({ path: '/access' }, async ({ canvas, canvasElement }) => {
  await canvas.findByRole('link', { name: 'Deploy pipeline' });
  await canvas.findAllByText('Tamm & Partners');
  await expect(canvasElement).not.toHaveTextContent('tk_');
  await expect(canvas.queryByRole('tab', { name: t`Administration` })).toBeNull();
});

export const NoTokens = screenStory({ path: '/access', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(t`Your API tokens will be here. A program needs one to act in your account.`);
});

export const TokensNotLoaded = screenStory(
  { path: '/access', faults: [{ operationId: 'listApiTokens', status: 403 }] },
  async ({ canvas }) => {
    await within(await canvas.findByRole('alert')).findByText(t`The API tokens could not be loaded`);
  },
);

/** It is masked until somebody asks, and says who made it. */
export const Token = screenStory({ path: '/access/token/503' }, async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByText(t`Kong ID`);
  await canvas.findByText(/78/);
  await expect(canvasElement).not.toHaveTextContent('tk_');
  const masked = drive(userEvent, { root: canvasElement }).maskedValue(t`Token`);
  await waitFor(async () => expect(await masked.reveal()).toMatch(/^tk_[\da-f]{32}$/));
});

export const TokenNotFound = screenStory({ path: '/access/token/9' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { name: t`API token not found` });
});

const ownersToken = { id: 502, description: 'Terraform', restricted: false, acting_user_id: null };

/** Who acts for the owner is not taken for them. */
export const TokenOfTheOwner = screenStory(
  {
    path: '/access/token/502',
    before: async (site) => void (await actForOther(site)),
    faults: [{ operationId: 'listApiTokens', body: [ownersToken], times: 99 }],
  },
  async ({ canvas }) => {
    await canvas.findByText(t`The owner`);
    await expect(canvas.queryByText(t`You`)).toBeNull();
  },
);

/** Who made a token is not guessed. */
export const TokenOfUnknownMaker = screenStory(
  {
    path: '/access/token/502',
    faults: [{ operationId: 'listApiTokens', body: [{ ...ownersToken, acting_user_id: 'somebody' }], times: 99 }],
  },
  (context) => expectFact(context, 'Created by', 'Unknown'),
);

/** Only what differs is sent, and nothing as long as nothing does. */
export const TokenChanged = screenStory({ path: '/access/token/502' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Edit` }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = dialog.getByRole('button', { name: t`Save changes` });
  await expect(save).toHaveAccessibleDescription(t`Nothing has been changed`);
  await userEvent.click(dialog.getByRole('checkbox', { name: t`Restricted` }));
  await userEvent.click(save);
  await canvas.findAllByText(t`One billing account`);
});

/** Rows have the beginning of a text that is far too long: the whole of it is what somebody changes. */
export const TokenOfLongDescription = screenStory(
  {
    path: '/access/token/502',
    faults: [
      {
        operationId: 'listApiTokens',
        body: [{ id: 502, description: `Terraform ${'long '.repeat(60)}end`, restricted: false }],
        times: 99,
      },
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Edit` }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: t`Description` })).toHaveDisplayValue(/long end$/);
    await expect(dialog.getByRole('button', { name: t`Save changes` })).toHaveAccessibleDescription(
      t`Nothing has been changed`,
    );
  },
);

/** Where the server names no billing account, one is chosen before the token is restricted to it. */
export const TokenOfNoAccount = screenStory(
  {
    path: '/access/token/502',
    faults: [
      { operationId: 'listApiTokens', body: [{ id: 502, description: 'Terraform', restricted: false }], times: 99 },
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Edit` }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: t`Restricted` }));
    await userEvent.click(dialog.getByRole('button', { name: t`Save changes` }));
    await expect(
      await dialog.findByRole('button', { name: new RegExp(t`Billing account`) }),
    ).toHaveAccessibleDescription(t`This field is required`);
  },
);

/** Accounts that could not be loaded are not said to be none. */
export const TokenAccountsNotLoaded = screenStory(
  { path: '/access/token/502', faults: [{ operationId: 'listBillingAccounts', status: 500, times: 99 }] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Edit` }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(t`Failed to load the billing accounts`);
  },
);

/** A token of which the server does not say how far it reaches does not reach everything for that. */
export const TokenOfUnknownReach = screenStory(
  {
    path: '/access/token/502',
    faults: [{ operationId: 'listApiTokens', body: [{ id: 502, description: 'Terraform' }], times: 99 }],
  },
  async ({ canvas, userEvent }) => {
    await canvas.findAllByText(t`Unknown`);
    await userEvent.click(canvas.getByRole('button', { name: t`Edit` }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('checkbox', { name: t`Restricted` })).toBePartiallyChecked();
    await expect(dialog.getByRole('button', { name: t`Save changes` })).toHaveAccessibleDescription(
      t`Nothing has been changed`,
    );
  },
);

/** Every problem is said at once; a token that is made is shown until its reader has copied it. */
export const TokenCreated = screenStory({ path: '/access/create/api_token' }, async ({ canvas, userEvent }) => {
  await canvas.findAllByText(/Tamm & Partners/);
  const create = () => canvas.getByRole('button', { name: t`Create API token` });
  await waitFor(() => expect(create()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(create());
  await canvas.findAllByText(new RegExp(t`This field is required`));
  await userEvent.type(canvas.getByRole('textbox', { name: t`Description` }), 'Nightly export');
  await userEvent.click(canvas.getByRole('checkbox', { name: t`Restricted` }));
  await userEvent.click(create());
  const dialog = await screen.findByRole('dialog', { name: t`API token created` });
  await expect(dialog).toHaveTextContent(/tk_[\da-f]{32}/);
});

export const TokenRefused = screenStory(
  { path: '/access/create/api_token', faults: [{ operationId: 'createApiToken', status: 500 }] },
  async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/Tamm & Partners/);
    await userEvent.type(canvas.getByRole('textbox', { name: t`Description` }), 'Nightly export');
    const create = canvas.getByRole('button', { name: t`Create API token` });
    await waitFor(() => expect(create).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(create);
    await canvas.findByText('Failed to create kong token', { exact: false });
  },
);

export const Delegations = screenStory({ path: '/access/delegation' }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Operations team' });
  await canvas.findByText(/Client project Saar/);
});

/** One has accepted, one has not; the pending one ends in a week. */
export const Delegation = screenStory({ path: '/access/delegation/31' }, async ({ canvas }) => {
  await canvas.findByText('jaan@tamm-partners.example');
  await canvas.findByText(t`Accepted`);
  await canvas.findByText(t`Pending`);
  await canvas.findByText(t`When it is removed`);
});

const notUnderstood = { id: 31, billing_account_id: 'all', name: 'Operations team', owner_id: 77, created_at: 'today' };

/** What was not understood is not taken for everything, or for nobody. */
export const DelegationNotUnderstood = screenStory(
  {
    path: '/access/delegation/31',
    faults: [{ operationId: 'listAccessDelegations', body: [notUnderstood], times: 99 }],
  },
  async ({ canvas }) => {
    await canvas.findByText(t`Who is invited is not known: the server's answer was not understood.`);
    await canvas.findAllByText(t`Unknown`);
    await expect(canvas.queryByText(t`Global`)).toBeNull();
  },
);

const ended = {
  uuid: '5b1d6f0e-2d5b-4b0e-9d54-0a3f6f2f7c11',
  grantee_username: 'jaan@tamm-partners.example',
  is_accepted: true,
  created_at: '2020-01-01 10:00:00',
  expires_at: '2020-01-08 10:00:00',
};

/** Who was let in for a while is no longer in after it. */
export const DelegationEnded = screenStory(
  {
    path: '/access/delegation/31',
    faults: [
      {
        operationId: 'listAccessDelegations',
        body: [{ ...notUnderstood, billing_account_id: null, impersonations: [ended] }],
        times: 99,
      },
    ],
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(t`Ended`);
    await expect(canvas.queryByText(t`Accepted`)).toBeNull();
    await drive(userEvent).menu('Actions').choose('Delete');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Nobody is invited to it.');
  },
);

/** Whether somebody is in, and until when, is not guessed. */
export const InvitationNotUnderstood = screenStory(
  {
    path: '/access/delegation/31',
    faults: [
      {
        operationId: 'listAccessDelegations',
        body: [
          {
            ...notUnderstood,
            billing_account_id: null,
            impersonations: [{ ...ended, is_accepted: 'perhaps', expires_at: {} }],
          },
        ],
        times: 99,
      },
    ],
  },
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(t`Unknown`)).toHaveLength(2));
    await expect(canvas.queryByText(t`Pending`)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /jaan@tamm-partners/ }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/jaan@tamm-partners\.example\?/);
  },
);

export const Invited = screenStory({ path: '/access/delegation/32' }, async ({ canvas, userEvent }) => {
  await canvas.findByText(t`Nobody is invited yet. Invite a person by their email address.`);
  await userEvent.click(canvas.getByRole('button', { name: t`Invite` }));
  const dialog = within(await screen.findByRole('dialog'));
  const email = dialog.getByRole('textbox', { name: t`Email address` });
  const invite = dialog.getByRole('button', { name: t`Invite` });
  await userEvent.type(email, 'mari@tamm-partners.example');
  await userEvent.click(invite);
  await dialog.findByText(t`This is your own address. Invite somebody else.`);
  await userEvent.clear(email);
  await userEvent.type(email, 'kadri@saar.example');
  await userEvent.click(dialog.getByRole('radio', { name: t`7 days` }));
  await dialog.findByText(/21/);
  await userEvent.click(invite);
  await canvas.findByRole('rowheader', { name: 'kadri@saar.example' });
});

const invite = async ({ api }: Site, grantee_username: string) =>
  api.change(createAccessDelegationImpersonation, { delegation_id: 32, grantee_username });

/** The owner sees when who is invited has accepted. */
export const InvitationAcceptedMeanwhile = screenStory(
  { path: '/access/delegation/32', before: async (site) => void (await invite(site, 'liis@northwind.example')) },
  async ({ canvas }) => {
    await canvas.findByText(t`Pending`);
    const delegations = await site.api.read(listAccessDelegations, {});
    const invitation = delegations.find(({ id }) => id === 32)?.impersonations[0];
    const path = { uuid: invitation?.uuid ?? '' };
    await callAs(site, 'northwind', { operationId: 'acceptAccessImpersonation', path });
    await pass(site, 120);
    await canvas.findByText(t`Accepted`);
    await expect(canvas.queryByText(t`Pending`)).toBeNull();
  },
);

export const DelegationCreated = screenStory(
  { path: '/access/create/access_delegation' },
  async ({ canvas, userEvent }) => {
    await canvas.findAllByText(/Tamm & Partners/);
    await userEvent.type(canvas.getByRole('textbox', { name: t`Name` }), 'Auditors');
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(t`Email address`) }), 'kadri@saar.example');
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(t`Until a date`) }));
    const lastDay = await canvas.findByRole('textbox', { name: t`Last day` });
    const create = canvas.getByRole('button', { name: t`Create access delegation` });
    await userEvent.click(create);
    await waitFor(() => expect(lastDay).toHaveAccessibleDescription(t`Choose a date`));
    await userEvent.type(lastDay, '2027-02-30');
    await expect(lastDay).toHaveAccessibleDescription(t`Enter a day that exists as year-month-day, such as 2026-12-31`);
    await userEvent.clear(lastDay);
    await userEvent.type(lastDay, '2025-12-31');
    await userEvent.click(create);
    await canvas.findByRole('heading', { level: 1, name: 'Auditors' });
    await canvas.findByRole('rowheader', { name: 'kadri@saar.example' });
    await canvas.findByText(t`Pending`);
    const [made, invited] = site.changes;
    await expect(made?.call).toBe('POST /user-resource/access_group');
    await expect(Object.fromEntries(made?.form ?? [])).toEqual({ name: 'Auditors', billing_account_id: '1201' });
    await expect(invited?.form.get('grantee_username')).toBe('kadri@saar.example');
    // The end of the day where the person is, in UTC.
    await expect(invited?.form.get('expires_at')).toMatch(/^(2025-12-31|2026-01-01)/);
  },
);

/** A person is taken out, then the whole delegation goes once its name was typed. */
export const DelegationDeleted = screenStory({ path: '/access/delegation/31' }, async (context) => {
  const { canvas, userEvent } = context;
  const email = 'jaan@tamm-partners.example';
  await userEvent.click(await canvas.findByRole('button', { name: `Remove ${email}` }));
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(`End the access of ${email}?`);
  await submit(context);
  await waitFor(() => expect(canvas.queryByText(email)).toBeNull());
  await canvas.findByText('kadri@saar.example');
  const dialog = await act(context, 'Delete');
  await expect(dialog).toHaveTextContent('The person who is invited acts in your account by it no longer.');
  await typeName(context, dialog, 'Operations team');
  await submit(context);
  await expectNotice('Deleted Operations team');
  await expect(site.changes.map(({ call }) => call)).toEqual([
    expect.stringMatching(/^DELETE \/user-resource\/access_group\/31\/impersonation\/[\da-f-]{36}$/),
    'DELETE /user-resource/access_group/31',
  ]);
});

/** Without an account it would reach all of them. */
export const RestrictedToNoAccount = screenStory(
  {
    path: '/access/create/access_delegation',
    faults: [{ operationId: 'listBillingAccounts', status: 500, times: 99 }],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: t`Name` }), 'Auditors');
    await canvas.findByText('Failed to load the billing accounts');
    await userEvent.click(canvas.getByRole('button', { name: 'Create access delegation' }));
    await canvas.findByText('Failed to load what can be chosen');
    await expect(canvas.queryByText('Created Auditors')).toBeNull();
  },
);

/** Whoever has no billing account is led to making one. */
export const RestrictedWithoutAccounts = screenStory(
  { path: '/access/create/access_delegation', faults: [{ operationId: 'listBillingAccounts', body: [], times: 99 }] },
  async ({ canvas }) => {
    await canvas.findByText(t`You have no billing account yet.`);
    const link = canvas.getAllByRole('link', { name: t`Create billing account` }).at(-1);
    await expect(link).toHaveAttribute('href', expect.stringMatching(/billing\/create/));
    await expect(canvas.queryByText(/API token that is restricted/)).toBeNull();
  },
);

/** An administrator is warned of what goes along. */
export const AdministratorDelegates = screenStory(
  { path: '/access/create/access_delegation', scenario: 'admin', before: asAdministrator },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(t`Global`) }));
    await canvas.findByText(t`You hand out an administrator's privileges`);
  },
);

/** What is not known to reach everything is not said to. */
export const AdministratorOfUnknownScope = screenStory(
  {
    path: '/access/delegation/31',
    scenario: 'admin',
    before: asAdministrator,
    faults: [{ operationId: 'listAccessDelegations', body: [notUnderstood], times: 99 }],
  },
  async ({ canvas }) => {
    await canvas.findByText(t`You may hand out an administrator's privileges`);
    await expect(canvas.queryByText(t`You hand out an administrator's privileges`)).toBeNull();
  },
);

/** Whoever may be one is told, too. */
export const PrivilegesUnknown = screenStory(
  {
    path: '/access/create/access_delegation',
    faults: [{ operationId: 'getUserPrivileges', status: 500, times: 99 }],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(t`Global`) }));
    await canvas.findByText(t`You may hand out an administrator's privileges`);
  },
);

export const AdministratorsOnly = screenStory({ path: '/access/administration' }, async ({ canvas }) => {
  await canvas.findByText(t`This page is for administrators of the provider.`);
});

export const AdministratorToken = screenStory(
  { path: '/access/administration', scenario: 'admin', before: asAdministrator },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: t`Smallest top-up` });
    await userEvent.click(canvas.getByRole('button', { name: t`Create administrator's token` }));
    const dialog = await screen.findByRole('dialog', { name: t`Administrator's token created` });
    await expect(dialog).toHaveTextContent(/adm_[\da-f]{32}/);
  },
);

/** A token that nobody was given cannot be looked for. */
export const AdministratorTokenLost = screenStory(
  { path: '/access/administration', scenario: 'admin', before: asAdministrator },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: t`Smallest top-up` });
    loseResponse(site, '/user-resource/admin/token');
    await userEvent.click(canvas.getByRole('button', { name: t`Create administrator's token` }));
    await canvas.findByText(/nobody has that token/);
    await expect(canvas.queryByText(/look before you try again/)).toBeNull();
  },
);

/** While the token is made, and while it is shown, the screen is not left without a question: it is in no list. */
export const AdministratorTokenLeft = screenStory(
  { path: '/access/administration', scenario: 'admin', before: asAdministrator, playsWideOnly: true },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: t`Smallest top-up` });
    const release = holdCalls(site, '/user-resource/admin/token');
    await userEvent.click(canvas.getByRole('button', { name: t`Create administrator's token` }));
    const [away] = canvas.getAllByRole('link', { name: t`Dashboard` });
    await userEvent.click(away as HTMLElement);
    const stay = async () => {
      const question = await screen.findByRole('alertdialog', { name: t`Leave without the token?` });
      await userEvent.click(within(question).getByRole('button', { name: t`Cancel` }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await stay();
    release();
    await screen.findByRole('dialog', { name: t`Administrator's token created` });
    // The dialog covers it: as Back would.
    away?.click();
    await stay();
    await screen.findByRole('dialog', { name: t`Administrator's token created` });
  },
);

export const ThresholdSaved = screenStory(
  { path: '/access/administration', scenario: 'admin', before: asAdministrator },
  async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: t`Smallest top-up` });
    await userEvent.clear(amount);
    await userEvent.type(amount, '45');
    await userEvent.click(canvas.getByRole('button', { name: t`Save` }));
    await expectNotice('Changed the top-up that lifts restrictions');
    const [sent, ...others] = site.changes;
    await expect(others).toEqual([]);
    await expect(sent?.call).toBe('PUT /config/payment/restriction_level_clear_topup_threshold');
    await expect(sent?.form.get('threshold')).toBe('45');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t`Save` })).toHaveAccessibleDescription(t`Nothing has been changed`),
    );
  },
);

async function changeElsewhere(threshold: number): Promise<void> {
  await site.setFaults([{ operationId: 'getRestrictionClearThreshold', body: { threshold }, times: 99 }]);
  await pass(site, 120);
}

/** What another administrator sets shows, but for an amount that is being changed. */
export const ThresholdChangedElsewhere = screenStory(
  {
    path: '/access/administration',
    scenario: 'admin',
    before: asAdministrator,
  },
  async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: t`Smallest top-up` });
    await changeElsewhere(30);
    await waitFor(() => expect(amount).toHaveValue('30.00'));
    await userEvent.clear(amount);
    await userEvent.type(amount, '70');
    await changeElsewhere(40);
    await site.quiet();
    await expect(canvas.getByRole('textbox', { name: t`Smallest top-up` })).toHaveValue('70');
  },
);

/** What another administrator has set meanwhile is not overwritten unseen. */
export const ThresholdSetByAnother = screenStory(
  { path: '/access/administration', scenario: 'admin', before: asAdministrator },
  async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: t`Smallest top-up` });
    await userEvent.clear(amount);
    await userEvent.type(amount, '70');
    await changeElsewhere(40);
    await userEvent.click(canvas.getByRole('button', { name: t`Save` }));
    const conflict = within(await canvas.findByRole('alert'));
    await expect(conflict.getByText(t`Somebody else has changed this meanwhile`)).toBeVisible();
    await expect(conflict.getByText('€40.00')).toBeVisible();
    await expect(site.changes).toHaveLength(0);
    await userEvent.click(conflict.getByRole('button', { name: t`Replace theirs with yours` }));
    await expectNotice('Changed the top-up that lifts restrictions');
    await expect(site.changes[0]?.form.get('threshold')).toBe('70');
  },
);

/** What the currency cannot have is not sent, and not lost by a link without a question. */
export const ThresholdTooExact = screenStory(
  { path: '/access/administration', scenario: 'admin', before: asAdministrator, playsWideOnly: true },
  async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: t`Smallest top-up` });
    await userEvent.clear(amount);
    await userEvent.type(amount, '45.125');
    await userEvent.click(canvas.getByRole('button', { name: t`Save` }));
    await expect(site.changes).toHaveLength(0);
    await expect(amount).toHaveValue('45.125');
    const [away] = canvas.getAllByRole('link', { name: t`Dashboard` });
    await userEvent.click(away as HTMLElement);
    await screen.findByRole('alertdialog', { name: t`Leave without saving?` });
  },
);

/** What the field says is wrong is not sent. */
export const ThresholdNegative = screenStory(
  { path: '/access/administration', scenario: 'admin', before: asAdministrator },
  async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: t`Smallest top-up` });
    await userEvent.clear(amount);
    await userEvent.type(amount, '-5');
    await userEvent.click(canvas.getByRole('button', { name: t`Save` }));
    await expect(amount).toHaveAccessibleDescription(/Enter at least 0|vähemalt 0/);
    await expect(site.changes).toHaveLength(0);
  },
);
