import { useState } from 'react';
import { AmountField } from '#src/ui/amountField/AmountField.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import type { SheetWords } from './words.ts';

const QUICK = ['200', '500', '1,000'];

/** A form on a card: filled, chosen, hinted at, and one field that was refused. */
export function WithdrawalForm({ words: { form, actions } }: { words: SheetWords }) {
  const [name, setName] = useState(form.nameValue);
  const [account, setAccount] = useState<string | null>('0');
  const [amount, setAmount] = useState('500');
  const [reference, setReference] = useState('HX-20417');
  const accounts = form.accounts.map((label, at) => ({ value: String(at), label }));
  const quick = QUICK.map((text) => ({ amount: text.replace(',', ''), label: `৳${text}` }));
  return (
    <Card>
      <Form label={form.label} onSubmit={() => {}}>
        <TextField label={form.name} value={name} onChange={setName} required />
        <Select
          label={form.account}
          options={accounts}
          value={account}
          onChange={setAccount}
          required
        />
        <AmountField
          label={form.amount}
          currencySymbol="৳"
          hint={form.amountHint}
          value={amount}
          onChange={setAmount}
          quickAmounts={{ label: form.quick, amounts: quick }}
        />
        <TextField
          label={form.code}
          value={reference}
          onChange={setReference}
          error={form.codeError}
        />
        <FormActions>
          <Button type="submit" tone="accent" size="l">
            {actions.main}
          </Button>
          <Button tone="quiet" size="l">
            {actions.quiet}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
