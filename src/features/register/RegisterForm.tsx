import { Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { FieldConfigs } from '#src/platform/contract.generated.ts';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { HumanCheckNotice } from '#src/session/fields/HumanCheckNotice.tsx';
import { NewPasswordFields } from '#src/session/fields/NewPasswordFields.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import type { PhoneProof } from '#src/session/phone/usePhoneProof.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { FormProps } from '#src/ui/form/Form.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Agreements } from './Agreements.tsx';
import { FIELD_NAMES, type FormKind, isInvitation } from './fieldNames.ts';
import { InvitationRows } from './InvitationRows.tsx';
import { PhoneRows } from './PhoneRows.tsx';
import type { RegisterValues } from './registerValues.ts';
import { TextRow } from './TextRow.tsx';
import { useFormRules } from './useFormRules.ts';
import { useLiveCheck } from './useLiveCheck.ts';

export interface RegisterFormProps extends Pick<FormProps, 'onSubmit'> {
  kind: FormKind;
  /** Verifies the number. */
  phone: PhoneProof;
}

function Fields({ kind, phone, onSubmit, rules }: RegisterFormProps & { rules: FieldConfigs }) {
  const { t } = useTranslation('register');
  const { formState } = useFormContext<RegisterValues>();
  const { humanCheck } = useBrand();
  const ask = useLiveCheck(kind, rules);
  return (
    <SiteForm label={t(`by.${kind}`)} onSubmit={onSubmit}>
      <FormFailure state={formState} />
      {FIELD_NAMES.filter((name) => rules[name].enabled).map((name) => {
        if (name === 'verificationCode') return null;
        if (name === 'mobileNum') {
          return <PhoneRows key={name} rules={rules} phone={phone} live={ask(name)} />;
        }
        if (name === 'password') {
          return (
            <NewPasswordFields key={name} rule={rules.password} label={t('field.password')} rated />
          );
        }
        if (isInvitation(name) && !rules[name].required) return null;
        return <TextRow key={name} name={name} rule={rules[name]} live={ask(name)} />;
      })}
      <InvitationRows rules={rules} liveOf={ask} />
      <Agreements />
      {humanCheck.registration && <HumanCheckNotice />}
      <FormActions>
        <Button type="submit" tone="accent" size="l" busy={formState.isSubmitting}>
          {t('submit')}
        </Button>
      </FormActions>
    </SiteForm>
  );
}

/**
 * A registration form: the fields that its rules require, optional invitations folded, then the agreements (S3.7, S5.6). It is shown once
 * all of its fields are known and loaded.
 */
export function RegisterForm({ kind, ...form }: RegisterFormProps) {
  const { rules, pending } = useFormRules(kind);
  if (pending) return <SkeletonLines />;
  return (
    <Suspense fallback={<SkeletonLines />}>
      <Fields kind={kind} rules={rules} {...form} />
    </Suspense>
  );
}
