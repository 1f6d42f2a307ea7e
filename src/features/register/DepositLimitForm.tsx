import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { setMoneyLimit } from '#src/platform/endpoints/protection/limits.ts';
import { FormFailure } from '#src/session/fields/FormFailure.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useFormSubmit } from '#src/session/fields/useFormSubmit.ts';
import { platformAs } from '#src/session/platformAs.ts';
import { AccountCode } from '#src/shared/account/AccountCode.tsx';
import { useAmountSyntaxMessage } from '#src/shared/balance/useAmountSyntaxMessage.ts';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { AmountField } from '#src/ui/amountField/AmountField.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const SPANS = ['day', 'week', 'month'] as const;

export interface DepositLimitFormProps {
  /** The token of the new player. */
  token: string;
  /** The username of the new account. */
  account: string;
  /** Whether the platform generated it. */
  isGiven: boolean;
  onDone: () => void;
}

/** Says that the account was created, and offers a deposit limit, as to every new player. They type the amount and choose the period: none is suggested. */
export function DepositLimitForm({ token, account, isGiven, onDone }: DepositLimitFormProps) {
  const { t } = useTranslation('register');
  const brand = useBrand();
  const currency = useCurrency();
  const typedFault = useAmountSyntaxMessage();
  const form = useForm<{ amount: string; span: (typeof SPANS)[number] | null }>({
    defaultValues: { amount: '', span: null },
  });
  const { control, formState } = form;
  const submit = useFormSubmit(form, [], async ({ amount, span }) => {
    if (span === null) return;
    await setMoneyLimit(platformAs(brand, token), { kind: 'deposit', span, amount });
    onDone();
  });
  return (
    <SiteForm label={t('limit.title')} onSubmit={submit}>
      <Text weight="strong">{t('created', { account })}</Text>
      {isGiven && (
        <Card tone="outlined">
          <Text tone="secondary">{t('given.title')}</Text>
          <AccountCode account={account} strong />
          <Text tone="secondary">{t('given.text')}</Text>
        </Card>
      )}
      <Text tone="secondary">{t('limit.text')}</Text>
      <FormFailure state={formState} />
      <Controller
        control={control}
        name="amount"
        rules={{ validate: typedFault }}
        render={({ field, fieldState }) => (
          <AmountField
            {...field}
            label={t('limit.amount')}
            {...currency}
            error={fieldState.error?.message}
            required
          />
        )}
      />
      <Controller
        control={control}
        name="span"
        rules={{ required: t('limit.spanMissing') }}
        render={({ field, fieldState }) => (
          <RadioGroup
            {...field}
            label={t('limit.span')}
            error={fieldState.error?.message}
            required
            options={SPANS.map((value) => ({ value, label: t(`limit.spans.${value}`) }))}
          />
        )}
      />
      <FormActions>
        <Button type="submit" tone="accent" size="l" busy={formState.isSubmitting}>
          {t('limit.submit')}
        </Button>
        <Button tone="quiet" size="l" onClick={onDone}>
          {t('limit.later')}
        </Button>
      </FormActions>
    </SiteForm>
  );
}
