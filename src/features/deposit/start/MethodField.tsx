import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { DepositMethod } from '#src/platform/contract.generated.ts';
import { MethodName } from '#src/shared/payments/MethodName.tsx';
import { from } from '#src/theme/breakpoints.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as styles from '../Deposit.css.ts';
import type { DepositValues } from './depositValues.ts';
import { methodKey } from './methodKey.ts';
import { useMethodWords } from './useMethodWords.ts';

/** Up to this many methods leave room for the amount on a phone's first screen. */
const FEW = 2;

export interface MethodFieldProps {
  form: UseFormReturn<DepositValues>;
  methods: readonly DepositMethod[];
  chosen: DepositMethod;
}

/**
 * The deposit methods, each with limits, fee and duration. On phones many of them are folded into the chosen one, by default that of the
 * last paid deposit, so that the amount and its quick amounts are on the first screen.
 */
export function MethodField({ form, methods, chosen }: MethodFieldProps) {
  const { t } = useTranslation('deposit');
  const { count } = useFormat();
  const words = useMethodWords();
  const hasRoom = useMediaQuery(from('tablet'));
  const [unfolded, setUnfolded] = useState(false);
  const isFolded = !hasRoom && !unfolded && methods.length > FEW;
  const label = t('method.label');
  const unfold = () => {
    // The button disappears: the focus moves to the chosen method, which now says how many there are.
    form.setFocus('method');
    setUnfolded(true);
  };
  return (
    <Stack gap="xxs">
      {isFolded && (
        <Stack direction="row" gap="s" justify="between" align="center" wrap>
          <span aria-hidden="true">
            <Text as="span" size="s">
              {label}
            </Text>
          </span>
          <div className={styles.lineEnd}>
            <Button tone="quiet" icon="chevronDown" aria-expanded={false} onClick={unfold}>
              {t('method.all', { methods: count(methods.length) })}
            </Button>
          </div>
        </Stack>
      )}
      <Controller
        control={form.control}
        name="method"
        render={({ field }) => (
          <RadioGroup
            {...field}
            look="cards"
            label={isFolded ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            value={methodKey(chosen)}
            options={(isFolded ? [chosen] : methods).map((one) => ({
              value: methodKey(one),
              label: <MethodName {...one}>{words.name(one)}</MethodName>,
              hint: words.terms(one, isFolded),
            }))}
          />
        )}
      />
    </Stack>
  );
}
