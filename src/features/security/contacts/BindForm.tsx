import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import {
  bindContact,
  type ContactKind,
  sendContactCode,
} from '#src/platform/endpoints/security/contacts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { VerificationCodeField } from '#src/session/fields/VerificationCodeField.tsx';
import { useStepUp } from '#src/session/stepUp/useStepUp.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { useRefreshSecurity } from '../parts/useRefreshSecurity.ts';
import { ContactField } from './ContactField.tsx';
import { noContact, typedContact } from './contactValues.ts';

export interface BindFormProps {
  kind: ContactKind;
  onDone: () => void;
}

/** Binds a phone or e-mail: a code sent there proves ownership, a step-up proves the player. */
export function BindForm({ kind, onDone }: BindFormProps) {
  const { t, i18n } = useTranslation('security');
  const { market } = useBrand();
  const platform = usePlatform();
  const refresh = useRefreshSecurity();
  const stepUp = useStepUp();
  const form = useForm({ defaultValues: noContact(market) });
  const { formState } = form;
  const send = async () => {
    if (!(await form.trigger(kind, { shouldFocus: true }))) return undefined;
    const to = await typedContact(kind, form.getValues(), market);
    return sendContactCode(platform, i18n.language, { kind, to });
  };
  const submit = useFormSubmit(form, [], async (values) => {
    const to = await typedContact(kind, values, market);
    const contact = { kind, to, verificationCode: values.verificationCode.trim() };
    // It may be bound even if the answer was lost.
    const isBound = await stepUp
      .run((token) => bindContact(platform, i18n.language, contact, token))
      .finally(refresh);
    if (isBound) onDone();
  });
  return (
    <FormProvider {...form}>
      <SiteForm label={t(`contacts.bind.${kind}`)} onSubmit={submit}>
        <FormFailure state={formState} />
        <ContactField kind={kind} />
        <VerificationCodeField send={send} />
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={formState.isSubmitting}>
            {t('contacts.submit')}
          </Button>
        </FormActions>
      </SiteForm>
      {stepUp.dialog}
    </FormProvider>
  );
}
