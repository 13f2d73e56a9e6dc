import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Avatar, Button, Card, Form, Inline, PhoneField, Select, Stack, Text, TextField } from '@livery/ui';
import type { User } from '@livery/api/generated/types';
import { updateProfile } from '@livery/api/queries/profile';
import { identityTexts } from '#generated/identity/texts.js';
import { languages } from '#i18n/i18n.js';
import { ActionFailure, ApiRequest, bindMutation, useAction } from '#kit';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { FieldRow } from '#shared/layout.js';
import { useScreenGuard } from '#shared/leaving/useScreenGuard.js';
import { useStorage } from '#shared/services.js';
import { useToasts } from '#shared/toasts.js';

const fields = ['first_name', 'last_name', 'personal_id_number', 'phone_number', 'lang'] as const;

type Details = Record<(typeof fields)[number], string>;

const detailsOf = ({ profile_data: profile }: User): Details => ({
  first_name: profile.first_name ?? '',
  last_name: profile.last_name ?? '',
  personal_id_number: profile.personal_id_number ?? '',
  phone_number: profile.phone_number ?? '',
  // "ET" is the same language.
  lang: (profile.lang ?? '').toLowerCase(),
});

const none: Partial<Details> = {};

/** Whether a field holds what it held before, but for space around it. */
const isKept = (value: string, before: string): boolean => value === before || value.trim() === before;

/** A form that shows what the server has, but for the fields that the person has changed. */
function useDetailsForm(user: User) {
  const [{ saved, before, followed }, setShown] = useState(() => {
    const details = detailsOf(user);
    // `before` is what the server had last, or what was sent since and the server does not show yet.
    return { saved: details, before: details, followed: none };
  });
  const form = useForm<Details>({ defaults: before });
  const { values, setValue } = form;

  const now = detailsOf(user);
  const newer = fields.filter((field) => now[field] !== saved[field]);
  if (newer.length > 0) {
    const newest = (of: readonly (keyof Details)[]): Partial<Details> =>
      Object.fromEntries(of.map((field) => [field, now[field]]));
    const kept = newer.filter((field) => isKept(values[field], before[field]));
    setShown({ saved: now, before: { ...before, ...newest(newer) }, followed: newest(kept) });
  }
  useEffect(() => {
    for (const field of fields) {
      const value = followed[field];
      if (value !== undefined) setValue(field, value);
    }
  }, [followed, setValue]);

  const changes: Partial<Details> = Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field];
      const hasChanged = [before, saved].every((details) => !isKept(value, details[field]));
      return hasChanged ? [[field, value.trim()]] : [];
    }),
  );
  const noteSaved = (sent: Partial<Details>) =>
    setShown((shown) => ({ ...shown, before: { ...shown.before, ...sent } }));
  return { form, saved, changes, noteSaved };
}

/** The details of the user. Only what was changed is sent; the console speaks the language from then on. */
export function DetailsCard({ user }: { user: User }) {
  const { t } = useLingui();
  const { form, saved, changes, noteSaved } = useDetailsForm(user);
  const fullName = [saved.first_name, saved.last_name].filter(Boolean).join(' ') || user.name;
  const languageOptions = useLanguageOptions(saved.lang);
  const toasts = useToasts();
  const storage = useStorage();
  const action = useAction();
  const isChanged = Object.keys(changes).length > 0;
  useScreenGuard(isChanged);
  const mutation = bindMutation(updateProfile, changes, { failure: identityTexts.failures.updateUserProfile });
  const speak = (lang: string) => {
    import('#shared/profileLanguage.js')
      .then(({ speakProfileLanguage }) => speakProfileLanguage(storage, lang))
      .catch(() =>
        toasts.danger(t`The language could not be loaded. Check the connection and try again.`, {
          action: { label: t`Retry`, onAction: () => speak(lang) },
        }),
      );
  };
  const onDone = () => {
    noteSaved(changes);
    if (changes.lang === undefined) return;
    // Until it is spoken it is another than before, whatever was chosen in this browser.
    storage.profileLanguage.set(saved.lang);
    speak(changes.lang);
  };
  const save = form.submit(() => isChanged && action.run(mutation, { done: t`User details updated`, onDone }));

  return (
    <Card heading={t`Your details`}>
      <Form onSubmit={save} autoComplete="on">
        <Stack>
          <Inline gap={3}>
            <Avatar name={fullName} src={user.profile_data.avatar} size={48} />
            <Stack gap={1}>
              <Text weight="strong">{fullName}</Text>
              <Text tone="muted" size="small">
                {user.profile_data.email ?? user.name}
              </Text>
            </Stack>
          </Inline>
          <FieldRow>
            <FormField form={form} name="first_name">
              {(field) => <TextField {...field} label={t`First name`} autoComplete="given-name" />}
            </FormField>
            <FormField form={form} name="last_name">
              {(field) => <TextField {...field} label={t`Last name`} autoComplete="family-name" />}
            </FormField>
          </FieldRow>
          <FieldRow>
            <FormField form={form} name="personal_id_number">
              {(field) => <TextField {...field} label={t`Personal ID number`} autoComplete="off" />}
            </FormField>
            <FormField form={form} name="phone_number">
              {(field) => <PhoneField {...field} label={t`Phone number`} placeholder="+372 5555 0100" />}
            </FormField>
          </FieldRow>
          <FormField form={form} name="lang">
            {(field) => (
              <Select
                {...field}
                label={t`Language`}
                options={languageOptions}
                description={t`Of the console and of the messages that you are sent`}
              />
            )}
          </FormField>
          <ActionFailure action={action} onRetry={save} />
          <div>
            <Button
              type="submit"
              variant="primary"
              {...action.button(isChanged ? undefined : t`Nothing has been changed`)}
            >
              {t`Save changes`}
            </Button>
          </div>
          {isChanged && <ApiRequest mutations={[mutation]} />}
        </Stack>
      </Form>
    </Card>
  );
}

/** The languages of the console, and the one of the profile where that is another. */
function useLanguageOptions(current: string) {
  const { t, i18n } = useLingui();
  const names = new Intl.DisplayNames([i18n.locale === 'pseudo' ? 'en' : i18n.locale], { type: 'language' });
  const offered = languages.filter((one) => one !== 'pseudo').map(String);
  const all = offered.includes(current) ? offered : [current, ...offered];
  return all.map((id) => ({ id, label: id === '' ? t`Not set` : (languageName(names, id) ?? id) }));
}

/** The name of a language; undefined for a tag that is none. */
function languageName(names: Intl.DisplayNames, tag: string): string | undefined {
  try {
    const name = names.of(tag);
    return name && name.charAt(0).toLocaleUpperCase() + name.slice(1);
  } catch {
    return undefined;
  }
}
