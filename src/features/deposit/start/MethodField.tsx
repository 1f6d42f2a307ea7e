import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { DepositMethod } from '#src/platform/contract.generated.ts';
import { from } from '#src/theme/breakpoints.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import type { DepositValues } from './depositValues.ts';
import { methodKey } from './methodKey.ts';
import { useMethodWords } from './useMethodWords.ts';

/** So many methods leave room for the amount on the first screen of a phone. */
const FEW = 2;

export interface MethodFieldProps {
  form: UseFormReturn<DepositValues>;
  methods: readonly DepositMethod[];
  chosen: DepositMethod;
}

/**
 * The ways to pay in, each with its limits, its fee and how long it takes. On phones many of them are folded into the chosen one, at first
 * that of the last paid deposit, so that the amount is on the first screen.
 */
export function MethodField({ form, methods, chosen }: MethodFieldProps) {
  const { t } = useTranslation('deposit');
  const { count } = useFormat();
  const words = useMethodWords();
  const hasRoom = useMediaQuery(from('tablet'));
  const [unfolded, setUnfolded] = useState(false);
  const isFolded = !hasRoom && !unfolded && methods.length > FEW;
  const unfold = () => {
    // The button goes: the keyboard goes on from the chosen method, which now says how many there are.
    form.setFocus('method');
    setUnfolded(true);
  };
  return (
    <Stack gap="s">
      <Controller
        control={form.control}
        name="method"
        render={({ field }) => (
          <RadioGroup
            {...field}
            look="cards"
            label={t('method.label')}
            value={methodKey(chosen)}
            options={(isFolded ? [chosen] : methods).map((one) => ({
              value: methodKey(one),
              label: words.name(one),
              hint: words.terms(one),
            }))}
          />
        )}
      />
      {isFolded && (
        <Button icon="chevronDown" aria-expanded={false} onClick={unfold}>
          {t('method.all', { methods: count(methods.length) })}
        </Button>
      )}
    </Stack>
  );
}
