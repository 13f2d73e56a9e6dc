import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { drive } from '@livery/ui/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listAccessImpersonations } from '@livery/api/generated/operations/access';
import { getUser, updateUserProfile } from '@livery/api/generated/operations/identity';
import { expectNotice, pass } from '#stories/acting.js';
import { actForOther } from '#stories/actForOther.js';
import { holdCalls } from '#stories/calls.js';
import { screenStory, screens, site } from '#stories/screens.js';

const meta = { title: 'Screens/Profile', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

/** The own key is not in the page until somebody asks for it. */
export const Profile = screenStory({ path: '/profile' }, async ({ canvas, canvasElement, userEvent }) => {
  await expect(await canvas.findByRole('textbox', { name: t`First name` })).toHaveValue('Mari');
  await canvas.findAllByText('liis@northwind.example');
  await canvas.findByText(t`Off`);
  const masked = drive(userEvent, { root: canvasElement }).maskedValue(t`API key`);
  await expect(masked.isVisible()).toBe(false);
  await expect(await masked.reveal()).toBe('demo');
});

export const EmailAndPicture = screenStory(
  {
    path: '/profile',
    async faults({ api }) {
      const user = await api.read(getUser, {});
      const profile_data = { ...user.profile_data, email: 'mari@example.com', avatar: picture };
      return [{ operationId: 'getUser', body: { ...user, profile_data }, times: 99 }];
    },
  },
  async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: t`Your details` });
    await expect(card).toHaveTextContent('mari@example.com');
    await expect(card.querySelector('img')).toHaveAttribute('src', picture);
    await waitFor(() => expect(card.querySelector('img')).not.toHaveAttribute('data-loading'));
  },
);

/** Only what was changed is sent, also where the rest has changed elsewhere meanwhile: it is shown then. */
export const DetailsUpdated = screenStory({ path: '/profile' }, async ({ canvas, userEvent }) => {
  const phone = await canvas.findByRole('textbox', { name: t`Phone number` });
  const save = canvas.getByRole('button', { name: t`Save changes` });
  await expect(save).toHaveAccessibleDescription(t`Nothing has been changed`);
  await userEvent.clear(phone);
  await userEvent.type(phone, '+372 5555 0199');
  await site.api.change(updateUserProfile, { last_name: 'Kask' });
  await userEvent.click(save);
  await screen.findByText(t`User details updated`);
  await waitFor(() => expect(save).toHaveAccessibleDescription(t`Nothing has been changed`));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: t`Last name` })).toHaveValue('Kask'));
  const { profile_data } = await site.api.read(getUser, {});
  await expect(profile_data).toMatchObject({ last_name: 'Kask', phone_number: '+37255550199' });
});

const saved = { last_name: ' Tamm ', phone_number: '(372) 5555-0100' };

/** What was saved in another way than the form would save it stays until somebody edits it. */
export const SavedOtherwise = screenStory(
  {
    path: '/profile',
    before: async ({ api }) => void (await api.change(updateUserProfile, saved)),
  },
  async ({ canvas, userEvent }) => {
    const phone = await canvas.findByRole('textbox', { name: t`Phone number` });
    await expect(phone).toHaveValue('(372) 5555-0100');
    await userEvent.click(phone);
    await userEvent.tab();
    const save = canvas.getByRole('button', { name: t`Save changes` });
    await expect(save).toHaveAccessibleDescription(t`Nothing has been changed`);
    await userEvent.type(canvas.getByRole('textbox', { name: t`First name` }), '-Liis');
    await userEvent.click(save);
    await screen.findByText(t`User details updated`);
    const { profile_data } = await site.api.read(getUser, {});
    await expect(profile_data).toMatchObject({ ...saved, first_name: 'Mari-Liis' });
  },
);

/** What others change shows as soon as it is read again, but for the field that somebody is changing. */
export const ChangedElsewhere = screenStory({ path: '/profile' }, async ({ canvas, userEvent }) => {
  const firstName = await canvas.findByRole('textbox', { name: t`First name` });
  await userEvent.type(firstName, '-Liis');
  await site.api.change(updateUserProfile, { first_name: 'Maarja', personal_id_number: '48001010001' });
  await pass(site, 120);
  const number = canvas.getByRole('textbox', { name: t`Personal ID number` });
  await waitFor(() => expect(number).toHaveValue('48001010001'));
  await expect(firstName).toHaveValue('Mari-Liis');
});

/** What the form began with is a change too, once the server has something newer. */
export const ChangedBack = screenStory({ path: '/profile' }, async ({ canvas, userEvent }) => {
  const firstName = await canvas.findByRole('textbox', { name: t`First name` });
  await userEvent.type(firstName, '-Liis');
  await site.api.change(updateUserProfile, { first_name: 'Maarja', last_name: 'Kask' });
  await pass(site, 120);
  await waitFor(() => expect(canvas.getByRole('textbox', { name: t`Last name` })).toHaveValue('Kask'));
  await userEvent.clear(firstName);
  await userEvent.type(firstName, 'Mari');
  await userEvent.click(canvas.getByRole('button', { name: t`Save changes` }));
  await screen.findByText(t`User details updated`);
  const { profile_data } = await site.api.read(getUser, {});
  await expect(profile_data).toMatchObject({ first_name: 'Mari', last_name: 'Kask' });
});

/** The console speaks the language of the profile: where one signs in, and as soon as another one is saved. */
export const LanguageOfTheProfile = screenStory(
  {
    path: '/profile',
    async before({ api, storage }) {
      await api.change(updateUserProfile, { lang: 'et' });
      storage.language.clear();
    },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Profiil' });
    const language = drive(userEvent, { root: canvasElement }).select('Keel');
    await language.choose('Inglise');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvesta muudatused' }));
    await canvas.findByRole('heading', { level: 1, name: 'Profile' });
    await expect(site.storage.language.get()).toBe('en');
    const { profile_data } = await site.api.read(getUser, {});
    await expect(profile_data).toMatchObject({ lang: 'en' });
  },
);

/** A profile may say it in capitals. */
export const LanguageInCapitals = screenStory(
  {
    path: '/profile',
    async before({ api, storage }) {
      await api.change(updateUserProfile, { lang: 'ET' });
      storage.language.clear();
    },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Profiil' });
    const language = drive(userEvent, { root: canvasElement }).select('Keel');
    await expect(language.value()).toBe('Eesti');
    await expect(await language.options()).toEqual(['Inglise', 'Eesti']);
    await language.close();
  },
);

export const DetailsNotUpdated = screenStory(
  { path: '/profile', faults: [{ operationId: 'updateUserProfile', status: 500 }] },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: t`Last name` }), '-Saar');
    await userEvent.click(canvas.getByRole('button', { name: t`Save changes` }));
    await canvas.findByText(t`Failed to update details`, { exact: false });
    await expect(canvas.getByRole('textbox', { name: t`Last name` })).toHaveValue('Tamm-Saar');
  },
);

/** What was changed and not saved is not lost by a link without a question. */
export const UnsavedIsAskedAbout = screenStory(
  { path: '/profile', playsWideOnly: true },
  async ({ canvas, userEvent }) => {
    const lastName = await canvas.findByRole('textbox', { name: t`Last name` });
    await userEvent.type(lastName, '-Saar');
    const [away] = canvas.getAllByRole('link', { name: t`Dashboard` });
    await userEvent.click(away as HTMLElement);
    await screen.findByRole('alertdialog', { name: t`Leave without saving?` });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(lastName).toHaveValue('Tamm-Saar');
  },
);

const mfaOn = [{ operationId: 'getMfaStatus' as const, body: { is_active: true } }];

export const MfaStarted = screenStory({ path: '/profile' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Turn on` }));
  await screen.findByText(t`MFA activation started`);
  await canvas.findByText(t`Enrol your device`);
  await canvas.findByText(
    t`A link was sent to your email address. Open it and follow it. This page notices when you are done.`,
  );
});

export const MfaTurnedOn = screenStory({ path: '/profile' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Turn on` }));
  await canvas.findByText(t`Enrol your device`);
  await pass(site, 30);
  await expectNotice('Multi-factor authentication is on');
  await canvas.findByRole('button', { name: t`Turn off` });
  await expect(canvas.queryByText(t`Enrol your device`)).toBeNull();
});

/** Whoever does not enrol a device is not waited for for ever. */
export const MfaNotEnrolled = screenStory(
  { path: '/profile', faults: [{ operationId: 'getMfaStatus', body: { is_active: false }, times: 99 }] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Turn on` }));
    await canvas.findByText(t`Enrol your device`);
    await expect(canvas.queryByRole('button', { name: t`Refresh` })).toBeNull();
    await pass(site, 1000);
    await canvas.findByText(t`It takes longer than usual. Refresh once you are done.`);
    await site.setFaults(mfaOn);
    await userEvent.click(canvas.getByRole('button', { name: t`Refresh` }));
    await expectNotice('Multi-factor authentication is on');
  },
);

/** It is not said that a mail was sent where nobody said so. */
export const MfaStartedWithoutAWord = screenStory(
  { path: '/profile', faults: [{ operationId: 'activateMfa', body: {} }] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Turn on` }));
    await canvas.findByText(
      t`The activation has started. The identity provider did not say how to go on. This page notices when you are done.`,
    );
    await expect(canvas.queryByRole('link', { name: new RegExp(t`Enrol device`) })).toBeNull();
  },
);

/** Neither on nor off: both can be asked for. */
export const MfaUnknown = screenStory(
  { path: '/profile', faults: [{ operationId: 'getMfaStatus', body: {}, times: 99 }] },
  async ({ canvas }) => {
    await canvas.findByText(t`Unknown`);
    await expect(canvas.getByRole('button', { name: t`Turn on` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t`Turn off` })).toBeVisible();
  },
);

export const MfaNotStarted = screenStory(
  { path: '/profile', faults: [{ operationId: 'activateMfa', status: 500 }] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Turn on` }));
    await canvas.findByText(t`Failed to activate MFA`, { exact: false });
  },
);

export const MfaTurnedOff = screenStory({ path: '/profile', faults: mfaOn }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Turn off` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: t`Turn off` }));
  await screen.findByText(t`Mfa deactivated`);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

export const MfaNotTurnedOff = screenStory(
  { path: '/profile', faults: [...mfaOn, { operationId: 'deactivateMfa', status: 500 }] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Turn off` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t`Turn off` }));
    await dialog.findByText(t`Failed to deactivate MFA`, { exact: false });
  },
);

export const InvitationAccepted = screenStory({ path: '/profile' }, async ({ canvas, userEvent }) => {
  await canvas.findByText(t`Pending`);
  const [accept] = await canvas.findAllByRole('button', { name: /liis@northwind/ });
  await expect(accept).toBeInTheDocument();
  // The second press of a double click opens nothing.
  await userEvent.dblClick(canvas.getByRole('button', { name: (name) => name.startsWith(t`Accept`) }));
  await screen.findByText(t`Access invitation accepted`);
  await waitFor(() => expect(canvas.queryByText(t`Pending`)).toBeNull());
  const shared = await site.api.read(listAccessImpersonations, {});
  await expect(shared.map(({ is_accepted }) => is_accepted)).not.toContain(false);
});

export const InvitationNotAccepted = screenStory(
  { path: '/profile', faults: [{ operationId: 'acceptAccessImpersonation', status: 500 }] },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(t`Pending`);
    await userEvent.click(canvas.getByRole('button', { name: (name) => name.startsWith(t`Accept`) }));
    await canvas.findAllByText(t`Failed to accept invitation`, { exact: false });
  },
);

/** The answer with shares of one account, each with what is told of it besides. */
const sharesOf = (...told: object[]) => ({
  operationId: 'listAccessImpersonations' as const,
  body: told.map((facts, index) =>
    Object.assign(
      {
        uuid: `5b1d6f0e-2d5b-4b0e-9d54-0a3f6f2f7c1${index}`,
        access_owner: 'liis@northwind.example',
        created_at: '2020-01-01 10:00:00',
      },
      facts,
    ),
  ),
  times: 99,
});

/** Whoever has gone elsewhere before the answer came is not taken away from there. */
export const OpenedTooLate = screenStory(
  {
    path: '/profile',
    faults: [
      sharesOf({ is_accepted: true }),
      { operationId: 'startAccessImpersonation', body: { token: 'token-of-liis' } },
    ],
    playsWideOnly: true,
  },
  async ({ canvas, userEvent }) => {
    const release = holdCalls(site, '/start');
    await userEvent.click(await canvas.findByRole('button', { name: /liis@northwind/ }));
    const [away] = canvas.getAllByRole('link', { name: t`Dashboard` });
    await userEvent.click(away as HTMLElement);
    await canvas.findByRole('heading', { level: 1, name: t`Dashboard` });
    release();
    await drive(userEvent).toasts().find('You can open the account of liis@northwind.example now');
    await expect(site.storage.impersonation.get()).toBeUndefined();
  },
);

/** A share whose end has passed can be neither accepted nor opened. */
export const SharesEnded = screenStory(
  {
    path: '/profile',
    faults: [
      sharesOf(
        { is_accepted: true, expires_at: '2020-01-08 10:00:00' },
        { is_accepted: false, expires_at: '2020-01-08 10:00:00' },
      ),
    ],
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(t`Ended`)).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: /liis@northwind/ })).toBeNull();
  },
);

/** What was not understood is neither everything nor for good, and whoever may have accepted can still open the account. */
export const ShareNotUnderstood = screenStory(
  {
    path: '/profile',
    faults: [sharesOf({ billing_account_name: 7, is_accepted: 'perhaps', expires_at: {} })],
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(t`Unknown`)).toHaveLength(3));
    await expect(canvas.queryByText(t`Global`)).toBeNull();
    await expect(canvas.queryByText(t`When it is removed`)).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /liis@northwind/ })).toHaveLength(2);
  },
);

export const NothingShared = screenStory(
  { path: '/profile', faults: [{ operationId: 'listAccessImpersonations', body: [] }] },
  async ({ canvas }) => {
    await canvas.findByText(t`Nobody shares an account with you.`);
  },
);

/** In the account of another: the strip says so, and a profile is its owner's alone. */
export const InAnotherAccount = screenStory(
  {
    path: '/profile',
    before: async (site) => void (await actForOther(site)),
  },
  async ({ canvas }) => {
    await canvas.findByText(/liis@northwind.example/, { selector: 'header section *' });
    await canvas.findByText(/liis@northwind.example/, { selector: 'main *' });
  },
);
