import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AmountField } from '#src/ui/amountField/AmountField.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { PasswordField } from '#src/ui/passwordField/PasswordField.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import { FormError } from './FormError.tsx';
import { FormSection } from './FormSection.tsx';

const ACCOUNTS = [
  { value: 'wallet', label: 'Mobile wallet ending 678' },
  { value: 'bank', label: 'Heron Bank ending 4410' },
];

interface WithdrawalProps extends Pick<FormProps, 'onSubmit'> {
  state?: 'ready' | 'sending' | 'refused';
}

function Withdrawal({ onSubmit, state = 'ready' }: WithdrawalProps) {
  const [account, setAccount] = useState<string | null>('wallet');
  const [amount, setAmount] = useState('500.00');
  const [password, setPassword] = useState('');
  return (
    <Form label="Withdrawal" onSubmit={onSubmit}>
      {state === 'refused' && (
        <FormError title="The withdrawal did not go through.">
          Nothing was taken from your balance, and what you typed is still here. Try again in a
          minute.
        </FormError>
      )}
      <Select label="To" options={ACCOUNTS} value={account} onChange={setAccount} required />
      <AmountField
        label="Amount"
        currencySymbol="৳"
        value={amount}
        onChange={setAmount}
        hint="Up to ৳4,200.00, without a fee"
        required
      />
      <PasswordField
        label="Payment password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        labels={{ show: 'Show the password', hide: 'Hide the password' }}
        required
      />
      <FormActions>
        <Button type="submit" tone="accent" size="l" busy={state === 'sending'}>
          Withdraw ৳500.00
        </Button>
        <Button tone="quiet" size="l">
          Back
        </Button>
      </FormActions>
    </Form>
  );
}

/** A form with its fields in one column and the actions last. A single filter or switch needs no form. */
const meta = {
  title: 'UI/Form',
  component: Form,
  args: { onSubmit: fn(), children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in a field submits the form. */
export const Ready: Story = {
  render: ({ onSubmit }) => <Withdrawal onSubmit={onSubmit} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/Payment password/), 'rain{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw ৳500.00' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** While it is being sent, a second press does nothing. */
export const Sending: Story = {
  render: ({ onSubmit }) => <Withdrawal onSubmit={onSubmit} state="sending" />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw ৳500.00' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The error says what happened, what was kept, and what to do. */
export const Refused: Story = {
  render: ({ onSubmit }) => <Withdrawal onSubmit={onSubmit} state="refused" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Nothing was taken/);
  },
};

const ROWS = Array.from({ length: 24 }, (_, row) => `Document ${row + 1}`);

/** A form that is taller than any view; it is rejected when submitted. */
function Documents() {
  const [isRefused, setRefused] = useState(false);
  return (
    <Form label="Documents" onSubmit={() => setRefused(true)}>
      {isRefused && <FormError title="The documents were not sent.">Try again.</FormError>}
      {ROWS.map((label) => (
        <TextField key={label} label={label} value="" onChange={() => undefined} />
      ))}
      <FormActions>
        <Button type="submit" tone="accent">
          Send documents
        </Button>
      </FormActions>
    </Form>
  );
}

/** Submitted from the end of a long form, its error is scrolled to and focused. */
export const RefusedOutOfView: Story = {
  render: () => <Documents />,
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Send documents' });
    send.scrollIntoView({ block: 'end' });
    await userEvent.click(send);
    const error = await canvas.findByRole('alert');
    await waitFor(() => expect(error).toHaveFocus());
    const { left, top, width, height } = error.getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(front && error.contains(front), 'painted where the page is scrolled to').toBe(
      true,
    );
  },
};

function Sections({ onSubmit, disabled }: Pick<FormProps, 'onSubmit'> & { disabled: boolean }) {
  const [name, setName] = useState('');
  const [mail, setMail] = useState('');
  return (
    <Form label="Profile" onSubmit={onSubmit}>
      <FormSection title="Angaben zur Person laut Ausweisdokument" disabled={disabled}>
        <TextField label="Vollständiger Name" value={name} onChange={setName} required />
      </FormSection>
      <FormSection title="যোগাযোগের ঠিকানা" disabled={disabled}>
        <TextField
          label="ই-মেইল"
          type="email"
          autoComplete="email"
          value={mail}
          onChange={setMail}
        />
      </FormSection>
      <FormActions>
        <Button type="submit" tone="accent">
          Angaben verbindlich speichern
        </Button>
      </FormActions>
    </Form>
  );
}

/** The sections of a long form have headings, here long ones. */
export const LongWords: Story = {
  render: ({ onSubmit }) => <Sections onSubmit={onSubmit} disabled={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'যোগাযোগের ঠিকানা' })).toBeSeen();
  },
};

export const Disabled: Story = {
  render: ({ onSubmit }) => <Sections onSubmit={onSubmit} disabled />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Name/ })).toBeDisabled();
  },
};
