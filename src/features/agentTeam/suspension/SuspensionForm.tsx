import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SuspensionReason } from '#src/platform/contract.generated.ts';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { REASONS } from './memberStatus.ts';

export interface SuspensionFormProps {
  /** Suspends the member; the form shows a failure. */
  onSuspend: (reason: SuspensionReason | null) => Promise<void>;
  onClose: () => void;
}

/** The form to suspend a member: what it stops, what it does not, and the reason that the member reads (S2.17). */
export function SuspensionForm({ onSuspend, onClose }: SuspensionFormProps) {
  const { t } = useTranslation('agentTeam');
  const form = useForm<{ reason: SuspensionReason | null }>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { reason: null },
  });
  const submit = useFormSubmit(form, ['reason'], ({ reason }) => onSuspend(reason));
  return (
    <SiteForm label={t('suspension.suspend')} onSubmit={submit}>
      <FormFailure state={form.formState} />
      <Text>{t('suspension.what')}</Text>
      <TouchedController
        control={form.control}
        name="reason"
        rules={{ validate: (reason) => (reason ? undefined : t('suspension.required')) }}
        render={({ field, fieldState }) => (
          <RadioGroup
            {...field}
            label={t('suspension.reason')}
            hint={t('suspension.reasonHint')}
            options={REASONS.map((value) => ({ value, label: t(`suspension.reasons.${value}`) }))}
            error={fieldState.error?.message}
            required
          />
        )}
      />
      <FormActions>
        <Button type="submit" tone="danger" busy={form.formState.isSubmitting}>
          {t('suspension.suspend')}
        </Button>
        <Button onClick={onClose}>{t('suspension.cancel')}</Button>
      </FormActions>
    </SiteForm>
  );
}
