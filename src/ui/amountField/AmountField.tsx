import { Field as Base } from '@base-ui/react/field';
import { type ReactNode, useState } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { ChipChoices } from '#src/ui/field/ChipChoices.tsx';
import * as box from '#src/ui/field/ControlBox.css.ts';
import { ControlBox } from '#src/ui/field/ControlBox.tsx';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { Field, type FieldLook } from '#src/ui/field/Field.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import * as styles from './AmountField.css.ts';
import { amountOf, sameAmount } from './amountOf.ts';

interface QuickAmount {
  /** A decimal string: `500` or `500.00`. */
  amount: string;
  /** The amount as players read it: `৳500`. */
  label: ReactNode;
}

export interface AmountFieldProps extends FieldLook, Controlled<string> {
  /** Shown before the amount: `৳`. */
  currencySymbol: string;
  /** The decimals of the currency; two if left out. Without any, phones show digits alone. */
  decimals?: number | undefined;
  /** Amounts that one press fills in, with a label for the group. */
  quickAmounts?: { label: string; amounts: readonly QuickAmount[] } | undefined;
  placeholder?: string | undefined;
}

/**
 * A field for an amount of money, in Latin or local digits. The value is the decimal string for the API; text that is not an amount is
 * passed on as typed, so that the form can refuse it and nothing is lost.
 */
export function AmountField({
  label,
  hint,
  error,
  required,
  disabled,
  currencySymbol,
  decimals,
  quickAmounts,
  value,
  onChange,
  ...input
}: AmountFieldProps) {
  const read = (text: string) => amountOf(text, currencySymbol) ?? text;
  const [typed, setTyped] = useState<string>();
  const given = decimals === 0 ? value.replace(/\.0+$/, '') : value;
  const shown = typed !== undefined && read(typed) === value ? typed : given;
  const type = (text: string) => {
    setTyped(text);
    onChange(read(text));
  };
  const field = (
    <Field {...{ label, hint, error, required, disabled }}>
      {/* An amount reads from left to right in every script, its currency first. */}
      <div dir="ltr">
        <ControlBox prefix={currencySymbol}>
          <Base.Control
            {...input}
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={shown}
            onValueChange={type}
            required={required}
            className={classNames(box.input, styles.figure)}
          />
        </ControlBox>
      </div>
    </Field>
  );
  if (!quickAmounts) return field;
  // Below the field and its hint, so that an error stays next to the amount.
  return (
    <Stack gap="s">
      {field}
      <ChipChoices
        label={quickAmounts.label}
        disabled={disabled}
        options={quickAmounts.amounts.map((quick) => ({
          key: quick.amount,
          label: quick.label,
          selected: sameAmount(value, quick.amount),
          onSelect: () => type(quick.amount),
        }))}
      />
    </Stack>
  );
}
