import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { type DepositValues, NO_PROMOTION } from './depositValues.ts';
import { type DepositPromotion, isForDeposits, promotionTerms } from './promotionTerms.ts';
import type { DepositPromotions } from './useDepositPromotions.ts';

export interface PromotionFieldProps {
  control: Control<DepositValues>;
  /** The amount of the deposit, as typed. */
  amount: string;
  offer: DepositPromotions;
}

/** The promotion for the deposit, none by default. Shows its wagering requirement as an amount. */
export function PromotionField({ control, amount, offer }: PromotionFieldProps) {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  const { decimals } = useCurrency();
  const { data, errorUpdateCount, isFetching, refetch } = offer;
  if (!data) {
    return (
      errorUpdateCount > 0 && (
        <div role="alert">
          <Stack direction="row" gap="s" justify="between" align="center" wrap>
            <Text size="s">{t('promotion.failed')}</Text>
            <Button size="s" busy={isFetching} onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          </Stack>
        </div>
      )
    );
  }
  const promotions = data.pages.flatMap(({ list }) => list).filter(isForDeposits);
  if (promotions.length === 0) return null;
  const hint = (promotion: DepositPromotion) => {
    const terms = promotionTerms(promotion, amount, decimals);
    if (!terms) return t('promotion.from', { amount: format.amount(promotion.deposit.minimum) });
    const { bonus, turnover } = terms;
    return t('promotion.terms', {
      bonus: format.amount(bonus),
      turnover: format.amount(turnover),
    });
  };
  const check = (code: string) => {
    const chosen = promotions.find((one) => one.code === code);
    if (!chosen || promotionTerms(chosen, amount, decimals)) return true;
    return t('promotion.tooLow', { amount: format.amount(chosen.deposit.minimum) });
  };
  return (
    <Controller
      control={control}
      name="promotion"
      rules={{ validate: check }}
      render={({ field, fieldState }) => (
        <RadioGroup
          {...field}
          label={t('promotion.label')}
          error={fieldState.error?.message}
          options={[
            { value: NO_PROMOTION, label: t('promotion.none') },
            ...promotions.map((one) => ({ value: one.code, label: one.title, hint: hint(one) })),
          ]}
        />
      )}
    />
  );
}
