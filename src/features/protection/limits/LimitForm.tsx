import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { useAmountSyntaxMessage } from '#src/shared/balance/useAmountSyntaxMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useKeepProtection } from '../useKeepProtection.ts';
import { LimitField } from './LimitField.tsx';
import type { OwnLimit } from './ownLimit.ts';
import { sessionLimitMinutes } from './sessionLimitMinutes.ts';
import { useLimitToast } from './useLimitToast.ts';

export interface LimitFormProps {
  limit: OwnLimit;
  onDone: () => void;
}

/** The form of a limit; no value is suggested. Explains beforehand what a raise requires. */
export function LimitForm({ limit, onDone }: LimitFormProps) {
  const { t } = useTranslation('protection');
  const keep = useKeepProtection();
  const tell = useLimitToast(limit.name);
  const typedFault = useAmountSyntaxMessage('withZero');
  const { unit, held, title, words } = limit;
  const form = useForm({ defaultValues: { value: '' } });
  const { control, formState } = form;
  const { root } = formState.errors;
  const checkMinutes = (typed: string) =>
    sessionLimitMinutes(typed) !== undefined || t('form.minutes');
  const submit = useFormSubmit(form, [], async ({ value }) => {
    const answer = await limit.set(unit === 'money' ? value : (sessionLimitMinutes(value) ?? null));
    keep(answer);
    tell(answer);
    onDone();
  });
  return (
    <SiteForm label={title} onSubmit={submit}>
      <Text tone="secondary">
        {held === undefined ? t('form.first') : t('form.change', { held: words(held) })}
      </Text>
      {root?.message && <FormError title={root.message} />}
      <Controller
        control={control}
        name="value"
        rules={{ validate: unit === 'money' ? typedFault : checkMinutes }}
        render={({ field, fieldState }) => (
          <LimitField {...field} unit={unit} error={fieldState.error?.message} />
        )}
      />
      <FormActions>
        <Button type="submit" tone="accent" busy={formState.isSubmitting}>
          {t('form.submit')}
        </Button>
      </FormActions>
    </SiteForm>
  );
}
