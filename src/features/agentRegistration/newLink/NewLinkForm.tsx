import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import {
  createRegistrationLink,
  REGISTRATION_LINKS,
} from '#src/platform/endpoints/agents/registrationLinks.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { GivenFields } from '../fields/GivenFields.tsx';
import { LastDayField } from './LastDayField.tsx';
import { EMPTY, type NewLinkValues, sentLink } from './newLinkValues.ts';
import { UseLimitField } from './UseLimitField.tsx';

/** The longest name that the platform accepts. */
const LONGEST_NAME = 40;

const NAMES = ['name', 'makes', 'rebatePercent', 'lastDay', 'useLimit'] as const;

export interface NewLinkFormProps {
  /** The highest rebate that the agent can give. */
  highest: string;
  onMade: (link: string) => void;
}

/**
 * The form for a new link. A retry after a lost response has the same idempotency key, so no second link is made.
 */
export function NewLinkForm({ highest, onMade }: NewLinkFormProps) {
  const { t } = useTranslation('agentRegistration');
  const { count } = useFormat();
  const platform = usePlatform();
  const key = useIdempotencyKey();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm<NewLinkValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: EMPTY,
  });
  const submit = useFormSubmit(form, NAMES, async (values) => {
    // A refusal can mean that the rebate bounds or the list have changed.
    const refresh = () => queries.invalidateQueries({ queryKey: REGISTRATION_LINKS });
    const body = sentLink(values);
    const link = await createRegistrationLink(
      platform,
      body,
      key.keyFor(JSON.stringify(body)),
    ).finally(refresh);
    toast({ tone: 'success', title: t('newLink.done') });
    onMade(link.id);
  });
  const checkName = (typed: string) => {
    const { length } = [...typed.trim()];
    if (length === 0) return t('nameFault.required');
    return length > LONGEST_NAME
      ? t('nameFault.tooLong', { most: count(LONGEST_NAME) })
      : undefined;
  };
  return (
    <FormProvider {...form}>
      <SiteForm label={t('newLink.title')} onSubmit={submit}>
        <FormFailure state={form.formState} />
        <TouchedController
          control={form.control}
          name="name"
          rules={{ validate: checkName }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={t('name')}
              hint={t('field.nameHint')}
              error={fieldState.error?.message}
              autoComplete="off"
              required
            />
          )}
        />
        <GivenFields highest={highest} />
        <LastDayField />
        <UseLimitField />
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={form.formState.isSubmitting}>
            {t('newLink.submit')}
          </Button>
        </FormActions>
      </SiteForm>
    </FormProvider>
  );
}
