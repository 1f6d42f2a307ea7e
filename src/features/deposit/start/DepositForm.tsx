import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { DepositMethod } from '#src/platform/contract.generated.ts';
import { useTrackOpened } from '#src/session/analytics/useTrackOpened.ts';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { useMember } from '#src/session/useMember.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { DetailsQuestion } from '#src/shared/details/DetailsQuestion.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { CreationFailure } from '../CreationFailure.tsx';
import { PlayMoneyNote } from '../PlayMoneyNote.tsx';
import { useCreateDeposit } from '../useCreateDeposit.ts';
import { DepositAmountField } from './DepositAmountField.tsx';
import { amountFault, amountToPay } from './depositAmounts.ts';
import { type DepositValues, EMPTY_VALUES, NO_PROMOTION } from './depositValues.ts';
import { FeeLine } from './FeeLine.tsx';
import { LimitLine } from './LimitLine.tsx';
import { MethodField } from './MethodField.tsx';
import { methodKey } from './methodKey.ts';
import { NetworkRules } from './NetworkRules.tsx';
import { PromotionField } from './PromotionField.tsx';
import type { DepositPromotions } from './useDepositPromotions.ts';

export interface DepositFormProps {
  methods: readonly DepositMethod[];
  /** The default method: that of the last paid deposit. */
  first: DepositMethod;
  /** The rest of the player's own limits; null if they have set none. */
  depositLeft: string | null;
  promotions: DepositPromotions;
}

/** The form of a new deposit: method, amount and promotion. */
export function DepositForm({ methods, first, depositLeft, promotions }: DepositFormProps) {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  useTrackOpened('deposit_opened');
  const form = useForm<DepositValues>({ defaultValues: EMPTY_VALUES });
  const { decimals } = useCurrency();
  const drop = useDraft(form, {
    name: 'deposit',
    fields: ['method', 'amount', 'promotion'],
    player: useMember()?.id,
  });
  const creation = useCreateDeposit(drop);
  const { control, watch, handleSubmit } = form;
  const { method, amount } = watch();
  const methodOf = (key: string | null) => methods.find((one) => methodKey(one) === key) ?? first;
  const chosen = methodOf(method);
  const isFine = amountFault(amount, chosen, depositLeft, decimals) === undefined;
  const pays = () => format.amount(amountToPay(amount, chosen.fee));
  const submit = isPositive(chosen.fee) ? 'submitPay' : 'submit';
  const send = handleSubmit(({ method: key, amount: asked, promotion }) => {
    const { method: kind, provider } = methodOf(key);
    creation.start({
      ...{ method: kind, provider, amount: asked },
      ...(promotion !== NO_PROMOTION && { promotion }),
    });
  });
  return (
    <Card as="section">
      <SiteForm label={t('form')} onSubmit={send}>
        <LimitLine depositLeft={depositLeft} />
        <CreationFailure creation={creation} />
        <MethodField form={form} methods={methods} chosen={chosen} />
        {chosen.adapter === 'address' && <NetworkRules network={chosen} />}
        <DepositAmountField control={control} method={chosen} depositLeft={depositLeft} />
        {isFine && <FeeLine amount={amount} fee={chosen.fee} />}
        <PromotionField control={control} amount={amount} offer={promotions} />
        <PlayMoneyNote />
        <FormActions>
          <Button type="submit" tone="accent" busy={creation.isPending}>
            {isFine ? t(submit, { amount: pays() }) : t('submitPlain')}
          </Button>
        </FormActions>
      </SiteForm>
      <DetailsQuestion error={creation.error} onDone={send} />
    </Card>
  );
}
