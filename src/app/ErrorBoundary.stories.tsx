import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { ChunkError } from '#src/modules/screens.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { clearPrintedErrors, silenceErrors } from '#src/ui/fallback/printedErrors.fixture.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { restoreFormText } from './formText.ts';

/** A form with one part whose chunk fails to load. */
function FormWithPart() {
  const [gone, setGone] = useState(false);
  const [subject, setSubject] = useState('');
  const [code, setCode] = useState('');
  if (gone) throw new ChunkError('part', {});
  return (
    <Stack as="section" gap="m">
      <TextField label="Subject" name="subject" value={subject} onChange={setSubject} />
      <TextField
        label="Code"
        name="code"
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
      <Button onClick={() => setGone(true)}>More</Button>
    </Stack>
  );
}

/** Simulates a page reload; a story cannot be reloaded. */
function Pages() {
  const [loads, setLoads] = useState(0);
  const load = () => {
    setLoads(loads + 1);
    restoreFormText();
  };
  return (
    <Stack gap="l">
      <ErrorBoundary key={loads}>
        <FormWithPart />
      </ErrorBoundary>
      <Button onClick={load}>Load anew</Button>
    </Stack>
  );
}

const meta = {
  title: 'Shell/ErrorBoundary',
  component: ErrorBoundary,
  args: { children: null },
  render: () => <Pages />,
  beforeEach: () => {
    // The page was reloaded a moment ago, so it does not reload again.
    sessionStorage.setItem('livery.reloadedAt', String(Date.now()));
    const restore = silenceErrors();
    return () => {
      sessionStorage.removeItem('livery.reloadedAt');
      restore?.();
    };
  },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text typed beside a part that failed to load is restored after the reload; a code is not kept (S8.8). */
export const Typed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Limits');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await canvas.findByText(t('app:error.missing.title'))).toBeSeen();
    clearPrintedErrors();
    await userEvent.click(canvas.getByRole('button', { name: 'Load anew' }));
    await expect(await canvas.findByDisplayValue('Limits')).toBeSeen();
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('');
  },
};
