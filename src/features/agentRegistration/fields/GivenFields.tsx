import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { DownlineKind } from '#src/platform/contract.generated.ts';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { rebateFault } from './rebateFault.ts';

/** The types of account below an agent, in the order of the choice. */
const KINDS = ['player', 'agent'] as const satisfies readonly DownlineKind[];

/** The form values for the account type and the rebate. */
export interface GivenValues {
  makes: DownlineKind;
  rebatePercent: string;
}

/** The fields for the account type and its rebate, at most `highest`, within a `FormProvider`. */
export function GivenFields({ highest }: { highest: string }) {
  const { t } = useTranslation('agentRegistration');
  const { percent } = useFormat();
  const { control } = useFormContext<GivenValues>();
  const bound = { highest: percent(highest) };
  return (
    <>
      <TouchedController
        control={control}
        name="makes"
        render={({ field }) => (
          <RadioGroup
            {...field}
            label={t('field.makes')}
            options={KINDS.map((kind) => ({
              value: kind,
              label: t(`kind.${kind}`),
              hint: t(`kindHint.${kind}`),
            }))}
            required
          />
        )}
      />
      <TouchedController
        control={control}
        name="rebatePercent"
        rules={{
          validate: (typed) => {
            const fault = rebateFault(typed, highest);
            return fault && t(`rebateFault.${fault}`, bound);
          },
        }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t('rebate')}
            hint={t('field.rebateHint', bound)}
            error={fieldState.error?.message}
            inputMode="decimal"
            autoComplete="off"
            suffix="%"
            required
          />
        )}
      />
    </>
  );
}
