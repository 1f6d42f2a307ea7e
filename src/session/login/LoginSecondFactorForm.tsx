import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LoginChallenge } from '#src/platform/contract.generated.ts';
import {
  completeLoginVerification,
  sendLoginVerification,
} from '#src/platform/endpoints/accounts/login.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { SecondFactorFields } from '#src/session/fields/SecondFactorFields.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { Proof } from './signInStep.ts';
import type { SignIn } from './useSignIn.ts';

export interface LoginSecondFactorFormProps {
  challenge: LoginChallenge;
  proof: Proof;
  signIn: SignIn;
}

/** The second factor of a login from an unregistered IP address, by one of the player's bound methods (S4.16). */
export function LoginSecondFactorForm({ challenge, proof, signIn }: LoginSecondFactorFormProps) {
  const { t, i18n } = useTranslation('session');
  const platform = usePlatform();
  const { challengeToken, methods } = challenge;
  const [method, setMethod] = useState(methods[0]?.method ?? 'sms');
  const form = useForm({ defaultValues: { answer: '' } });
  const submit = useFormSubmit(form, [], async ({ answer }) => {
    const body = { challengeToken, method, answer: answer.trim() };
    const result = await completeLoginVerification(platform, i18n.language, body);
    signIn.proven(result, proof);
  });
  const choose = (next: typeof method) => {
    form.reset();
    setMethod(next);
  };
  return (
    <FormProvider {...form}>
      <SiteForm label={t('verification.title')} onSubmit={submit}>
        <Text tone="secondary">{t('verification.text')}</Text>
        <FormFailure state={form.formState} />
        <SecondFactorFields
          {...{ methods, method }}
          onMethod={choose}
          send={(way) =>
            sendLoginVerification(platform, i18n.language, { challengeToken, method: way })
          }
        />
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={form.formState.isSubmitting}>
            {t('verification.submit')}
          </Button>
          <Button tone="quiet" size="l" onClick={signIn.restart}>
            {t('verification.restart')}
          </Button>
        </FormActions>
      </SiteForm>
    </FormProvider>
  );
}
