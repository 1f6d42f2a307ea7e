import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { OfferTerm } from '#src/platform/contract.generated.ts';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import type { OfferValues } from './offerValues.ts';
import { rateFault } from './rateFault.ts';

/** The rate field of an offer, within a `FormProvider`: above the current rate, at most the agent's own (S4.16). */
export function RateField({ term }: { term: OfferTerm }) {
  const { t } = useTranslation('agentContracts');
  const { percent } = useFormat();
  const { control } = useFormContext<OfferValues>();
  const bounds = { above: term.inForce?.ratePercent ?? '0.00', highest: term.highestPercent };
  const shown = { above: percent(bounds.above), highest: percent(bounds.highest) };
  return (
    <TouchedController
      control={control}
      name="ratePercent"
      rules={{
        validate: (typed) => {
          const fault = rateFault(typed, bounds);
          return fault && t(`offer.fault.${fault}`, shown);
        },
      }}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={t('offer.rate')}
          hint={t(term.inForce ? 'offer.rateHintAbove' : 'offer.rateHint', shown)}
          error={fieldState.error?.message}
          inputMode="decimal"
          autoComplete="off"
          suffix="%"
          required
        />
      )}
    />
  );
}
