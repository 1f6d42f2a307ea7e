import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Security } from '#src/platform/contract.generated.ts';
import { sendStepUpCode, stepUp } from '#src/platform/endpoints/security/security.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { isCodeRefused } from '#src/session/fields/isCodeRefused.ts';
import { SecondFactorFields } from '#src/session/fields/SecondFactorFields.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { Text } from '#src/ui/text/Text.tsx';

export interface StepUpFormProps {
  methods: Security['stepUpMethods'];
  /** Why a proof is asked for and what follows; by default the text that fits every act. */
  reason: string | undefined;
  /** The player has given the proof; the token is good for one act. */
  onToken: (token: string) => void;
}

/** The form of a step-up, by one of the account's bound methods. */
export function StepUpForm({ methods, reason, onToken }: StepUpFormProps) {
  const { t, i18n } = useTranslation('session');
  const platform = usePlatform();
  const [method, setMethod] = useState(methods[0]?.method ?? 'password');
  const isCodeSent = method === 'sms' || method === 'email';
  const form = useForm({ defaultValues: { answer: '' } });
  const submit = useFormSubmit(form, [], async ({ answer }) => {
    const typed = method === 'password' ? answer : answer.trim();
    const { stepUpToken } = await stepUp(platform, { method, answer: typed });
    onToken(stepUpToken);
  });
  const choose = (next: typeof method) => {
    form.reset();
    setMethod(next);
  };
  return (
    <FormProvider {...form}>
      <SiteForm label={t('stepUp.title')} onSubmit={submit}>
        <Text tone="secondary">{reason ?? t('stepUp.text')}</Text>
        <FormFailure state={form.formState}>
          {({ type }) => isCodeSent && isCodeRefused(type) && <Text>{t('stepUp.dead')}</Text>}
        </FormFailure>
        <SecondFactorFields
          {...{ methods, method }}
          onMethod={choose}
          send={(way) => sendStepUpCode(platform, i18n.language, { method: way })}
        />
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={form.formState.isSubmitting}>
            {t('stepUp.submit')}
          </Button>
        </FormActions>
      </SiteForm>
    </FormProvider>
  );
}
