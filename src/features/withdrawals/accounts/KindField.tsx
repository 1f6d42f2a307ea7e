import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PayoutMethod } from '#src/platform/contract.generated.ts';
import { RadioGroup, type RadioGroupProps } from '#src/ui/radioGroup/RadioGroup.tsx';
import { useDuration } from '../useDuration.ts';

export interface KindFieldProps
  extends Omit<RadioGroupProps<string>, 'label' | 'options' | 'look' | 'required'> {
  methods: readonly PayoutMethod[];
}

/** The kinds of accounts, each with its limits and how long a withdrawal to it takes. */
export function KindField({ methods, ...field }: KindFieldProps) {
  const { t } = useTranslation('withdrawals');
  const { amount } = useFormat();
  const duration = useDuration();
  return (
    <RadioGroup
      {...field}
      label={t('bind.kind')}
      look="cards"
      required
      options={methods.map(({ kind, least, most, minutes }) => ({
        value: kind,
        label: t(`kind.${kind}`),
        hint: t('bind.kindHint', {
          least: amount(least),
          most: amount(most),
          time: duration(minutes),
        }),
      }))}
    />
  );
}
