import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { useStepUp } from './useStepUp.tsx';

/** An act for which the platform asks `proofs` times for a proof, whatever token it has. */
function Act({ proofs }: { proofs: number }) {
  const stepUp = useStepUp();
  const left = useRef(proofs);
  const [isDone, setDone] = useState(false);
  const act = async () => {
    left.current -= 1;
    if (left.current >= 0) throw new PlatformError({ code: 'step_up_needed', status: 403 });
  };
  return (
    <>
      <Button onClick={async () => setDone(await stepUp.run(act))}>Act</Button>
      {isDone && <p>Done</p>}
      {stepUp.dialog}
    </>
  );
}

/** The dialog of a step-up, with codes and proofs that no longer count. */
const meta = {
  title: 'Session/StepUpDialog',
  component: Act,
  args: { proofs: 1 },
  parameters: { docs: { story: coversPage }, player: true },
} satisfies Meta<typeof Act>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: t('session:stepUp.title') }));

async function enter(code: string) {
  const asked = await dialog();
  await userEvent.type(await asked.findByRole('textbox', { name: t('session:code.label') }), code);
  await userEvent.click(asked.getByRole('button', { name: t('session:stepUp.submit') }));
  return asked;
}

/** A code that is used up or too old is refused; one press sends another, although the first one was sent a moment ago. */
const deadCode = (code: string): Story => ({
  parameters: {
    msw: [
      answers('getPayloadKeys'),
      answers('getSecurity'),
      answers('sendStepUpCode'),
      refuses('stepUp', { code }, { once: true }),
      answers('stepUp'),
    ],
  },
  play: async () => {
    await userEvent.click(screen.getByText('Act'));
    const asked = await dialog();
    await userEvent.click(await asked.findByRole('button', { name: t('session:code.send') }));
    await expect(await asked.findByText(like('session:code.wait'))).toBeSeen();
    await enter('204816');
    await expect(await asked.findByRole('alert')).toHaveTextContent(asText('session:stepUp.dead'));
    await expect(asked.queryByText(like('session:code.wait'))).toBeNull();
    // A second after the last press it can be pressed again.
    const again = { name: t('session:code.sendNew'), busy: false };
    await userEvent.click(await asked.findByRole('button', again));
    await expect(await asked.findByText(t('session:code.sentToPlayer'))).toBeSeen();
    await expect(await asked.findByText(like('session:code.wait'))).toBeSeen();
    await expect(asked.queryByRole('alert')).toBeNull();
    await expect(asked.getByRole('textbox', { name: t('session:code.label') })).toHaveValue('');
    await enter('135790');
    await expect(await screen.findByText('Done')).toBeInTheDocument();
  },
});

export const UsedCode: Story = deadCode('verification_code_invalid');

export const ExpiredCode: Story = deadCode('verification_code_expired');

/** A code that was missing is no longer reported once one is sent. */
export const CodeSentAfterAll: Story = {
  parameters: {
    msw: [answers('getPayloadKeys'), answers('getSecurity'), answers('sendStepUpCode')],
  },
  play: async () => {
    await userEvent.click(screen.getByText('Act'));
    const asked = await dialog();
    await asked.findByRole('textbox', { name: t('session:code.label') });
    await userEvent.click(asked.getByRole('button', { name: t('session:stepUp.submit') }));
    await expect(await asked.findByText(t('session:fault.required'))).toBeSeen();
    await userEvent.click(asked.getByRole('button', { name: t('session:code.send') }));
    await expect(await asked.findByText(t('session:code.sentToPlayer'))).toBeSeen();
    await expect(asked.queryByText(t('session:fault.required'))).toBeNull();
  },
};

/** A proof that no longer counts is asked for once more, and the dialog says why. */
export const ExpiredProof: Story = {
  args: { proofs: 2 },
  parameters: { msw: [answers('getPayloadKeys'), answers('getSecurity'), answers('stepUp')] },
  play: async () => {
    await userEvent.click(screen.getByText('Act'));
    const asked = await enter('204816');
    await expect(asked.queryByText(asText('session:stepUp.again'))).toBeNull();
    await waitFor(async () =>
      expect((await dialog()).getByText(asText('session:stepUp.again'))).toBeSeen(),
    );
    await enter('135790');
    await expect(await screen.findByText('Done')).toBeInTheDocument();
  },
};
