import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Profile } from '#src/platform/contract.generated.ts';
import { changeProfile } from '#src/platform/endpoints/profile/profile.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { BirthdayReview } from '#src/session/fields/BirthdayReview.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useBirthday } from '#src/session/fields/useBirthday.ts';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { useRefreshMember } from '#src/shared/account/useRefreshMember.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { DetailRow } from './DetailRow.tsx';
import { DETAIL_NAMES, detailsChange, missingDetails, openingValues } from './missingDetails.ts';

export interface MissingFormProps {
  profile: Profile;
  onDone?: (() => unknown) | undefined;
}

/** Asks for the profile's missing details, says why, and saves them. */
export function MissingForm({ profile, onDone }: MissingFormProps) {
  const { t } = useTranslation('details');
  const { market } = useBrand();
  const { count } = useFormat();
  const platform = usePlatform();
  const { order } = useBirthday();
  const refresh = useRefreshMember();
  // The state when the form opened: its fields stay until the next view is there.
  const [missing] = useState(() => missingDetails(profile));
  const form = useForm({ defaultValues: openingValues(profile), mode: 'onTouched' });
  const birthday = useWatch({ control: form.control, name: 'birthday' });
  const forget = useDraft(form, { name: 'details', fields: DETAIL_NAMES });
  const submit = useFormSubmit(form, DETAIL_NAMES, async (typed) => {
    try {
      if (missing.length > 0) {
        await changeProfile(platform, detailsChange(missing, typed, order));
      }
    } finally {
      // They may be saved even if the answer was lost.
      await refresh();
    }
    forget();
    await onDone?.();
  });
  return (
    <FormProvider {...form}>
      <SiteForm label={t('title')} onSubmit={submit}>
        <Text tone="secondary">{t('why', { age: count(market.minimumAge) })}</Text>
        <FormFailure state={form.formState} />
        {missing.map((name) => (
          <DetailRow key={name} name={name} />
        ))}
        {missing.includes('birthday') && <BirthdayReview typed={birthday} />}
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={form.formState.isSubmitting}>
            {t('submit')}
          </Button>
        </FormActions>
      </SiteForm>
    </FormProvider>
  );
}
