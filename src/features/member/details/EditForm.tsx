import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#src/platform/contract.generated.ts';
import { changeProfile } from '#src/platform/endpoints/profile/profile.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { BirthdayReview } from '#src/session/fields/BirthdayReview.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useBirthday } from '#src/session/fields/useBirthday.ts';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { useRefreshMember } from '#src/shared/account/useRefreshMember.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { DetailList } from './DetailList.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import {
  isFixed,
  PROFILE_NAMES,
  type ProfileName,
  profileChange,
  profileValues,
  shownNames,
} from './profileFields.ts';
import { useSettings } from './useSettings.ts';

/** Fields set elsewhere meanwhile, by the platform's error code. */
const FIXED = new Map<string, ProfileName>([
  ['real_name_fixed', 'realName'],
  ['birthday_fixed', 'birthday'],
]);

export interface EditFormProps {
  profile: Profile;
  onDone: () => void;
}

/** The form to edit a player's details; fields set for good are text above (S3.17). */
export function EditForm({ profile, onDone }: EditFormProps) {
  const { t } = useTranslation('member');
  const words = useErrorMessage();
  const platform = usePlatform();
  const refresh = useRefreshMember();
  const { order } = useBirthday();
  const settings = useSettings();
  // The values when the form opened: typed input stays, even if the profile is refetched.
  const [before] = useState(() => profileValues(profile));
  const [names] = useState(() => shownNames(before, settings));
  const form = useForm({ defaultValues: before, mode: 'onTouched' });
  const { formState } = form;
  const birthday = useWatch({ control: form.control, name: 'birthday' });
  const submit = useFormSubmit(form, PROFILE_NAMES, async (typed) => {
    const change = profileChange(before, typed, order);
    if (!change) return onDone();
    try {
      await changeProfile(platform, change);
      await refresh();
    } catch (error) {
      // It may be changed even if the answer was lost.
      void refresh();
      const name = error instanceof PlatformError ? FIXED.get(error.code) : undefined;
      if (name === undefined) throw error;
      form.setError(name, { message: words(error) }, { shouldFocus: true });
      return;
    }
    onDone();
  });
  const fixed = names.filter((name) => isFixed(name, before));
  return (
    <FormProvider {...form}>
      <SiteForm label={t('details.editTitle')} onSubmit={submit}>
        <FormFailure state={formState} />
        {names
          .filter((name) => !isFixed(name, before))
          .map((name) => (
            <ProfileRow key={name} name={name} />
          ))}
        {fixed.length > 0 && <DetailList names={fixed} values={before} />}
        {!isFixed('birthday', before) && <BirthdayReview typed={birthday} />}
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={formState.isSubmitting}>
            {t('details.save')}
          </Button>
        </FormActions>
      </SiteForm>
    </FormProvider>
  );
}
