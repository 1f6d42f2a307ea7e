import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { TouchedController } from '#src/session/fields/TouchedController.tsx';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';
import { addDays } from '#src/ui/dateRange/calendarDate.ts';
import { ChipChoices } from '#src/ui/field/ChipChoices.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { lastDayFault } from './lastDayFault.ts';
import type { NewLinkValues } from './newLinkValues.ts';

/** The buttons for the last day, in days from today. */
const AHEAD = [7, 30, 90] as const;

/** The field for the last day of a link, typed or some days from today; empty if the link does not expire. */
export function LastDayField() {
  const { t } = useTranslation('agentRegistration');
  const { count, zoneOffset } = useFormat();
  const { control } = useFormContext<NewLinkValues>();
  const today = useMarketToday();
  return (
    <TouchedController
      control={control}
      name="lastDay"
      rules={{
        validate: (typed) => {
          const fault = lastDayFault(typed, today);
          return fault && t(`lastDayFault.${fault}`);
        },
      }}
      render={({ field, fieldState }) => (
        <Stack gap="s">
          <TextField
            {...field}
            label={t('field.lastDay')}
            hint={t('field.lastDayHint', { zone: zoneOffset() })}
            error={fieldState.error?.message}
            placeholder={t('field.dayFormat')}
            inputMode="numeric"
            autoComplete="off"
          />
          <ChipChoices
            label={t('field.lastDayChoices')}
            disabled={false}
            options={AHEAD.map((days) => {
              const day = addDays(today, days);
              return {
                key: day,
                label: t('field.inDays', { days: count(days) }),
                selected: field.value === day,
                onSelect: () => field.onChange(day),
              };
            })}
          />
        </Stack>
      )}
    />
  );
}
