import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PayoutAccounts } from '#src/platform/contract.generated.ts';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AccountFields } from './AccountFields.tsx';
import { type AccountValues, isKind, UNKNOWN } from './accountValues.ts';
import { KindField } from './KindField.tsx';
import { useBindAccount } from './useBindAccount.ts';

const NAMES = ['kind', 'provider', 'number'] as const;

export interface AccountFormProps {
  known: PayoutAccounts;
  onDone: () => void;
}

/** The form to bind an account: its kind, the kind's fields, and the holder: the player's real name. */
export function AccountForm({ known, onDone }: AccountFormProps) {
  const { t } = useTranslation('withdrawals');
  const form = useForm<AccountValues>({ defaultValues: UNKNOWN });
  const forget = useDraft(form, { name: 'payoutAccount', fields: NAMES });
  const { bind, dialog } = useBindAccount(known.holder);
  const submit = useFormSubmit(form, NAMES, async (values) => {
    if (!(await bind(values))) return;
    forget();
    onDone();
  });
  const { kind } = form.watch();
  const method = known.methods.find((one) => one.kind === kind);
  return (
    <FormProvider {...form}>
      <SiteForm label={t('bind.title')} onSubmit={submit}>
        <FormFailure state={form.formState} />
        <DefinitionList items={[{ term: t('bind.holder'), value: known.holder }]} />
        <Text size="s" tone="secondary">
          {t('bind.holderHint')}
        </Text>
        <Controller
          control={form.control}
          name="kind"
          rules={{ validate: (chosen) => isKind(chosen) || t('bind.kindMissing') }}
          render={({ field, fieldState }) => (
            <KindField
              {...field}
              methods={known.methods}
              error={fieldState.error?.message}
              onChange={(chosen) => {
                field.onChange(chosen);
                // Errors of another kind's number do not apply to this one.
                form.clearErrors(['provider', 'number']);
              }}
            />
          )}
        />
        {method && <AccountFields key={method.kind} method={method} />}
        <FormActions>
          <Button type="submit" tone="accent" size="l" busy={form.formState.isSubmitting}>
            {t('bind.submit')}
          </Button>
        </FormActions>
      </SiteForm>
      {dialog}
    </FormProvider>
  );
}
