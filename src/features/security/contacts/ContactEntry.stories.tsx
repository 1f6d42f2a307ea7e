import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { MIRRORED } from '#src/ui/mirrored.fixture.ts';
import { exampleMobile } from '#src/ui/phoneField/exampleMobile.fixture.ts';
import { PHONE, parts, platform } from '../security.fixture.ts';
import { ContactEntry } from './ContactEntry.tsx';

/** A phone or an e-mail address of the player, a part of the security centre (S2.16). */
const meta = {
  title: 'Features/Security/ContactEntry',
  component: ContactEntry,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  args: { kind: 'mobile', bound: PHONE, spare: true },
  parameters: { route: '/security', player: true, msw: [...parts, ...platform] },
} satisfies Meta<typeof ContactEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** A bound contact can be changed, or removed if another stays. */
export const Bound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(PHONE)).toBeSeen();
    await expect(
      canvas.getByRole('button', { name: t('security:contacts.change.mobile') }),
    ).toBeEnabled();
    await expect(
      canvas.getByRole('button', { name: t('security:contacts.remove.mobile') }),
    ).toBeEnabled();
  },
};

/** In a page from right to left a phone number begins with its plus as well. */
export const Mirrored: Story = {
  ...MIRRORED,
  play: async ({ canvas }) => {
    const [text] = (await canvas.findByText(PHONE)).childNodes;
    const edgeOf = (place: number) => {
      const range = document.createRange();
      if (text) range.setStart(text, place);
      if (text) range.setEnd(text, place + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(edgeOf(0)).toBeLessThan(edgeOf(PHONE.length - 1));
  },
};

/** The last one stays. */
export const Last: Story = {
  args: { spare: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: like('security:contacts.removeShort') }),
    ).toBeNull();
  },
};

export const Bengali: Story = { globals: { language: 'bn' }, args: { bound: null } };

/** A code proves the number, a step-up the player. */
export const NumberBound: Story = {
  args: { bound: null },
  parameters: {
    msw: [
      answers('sendMobileCode'),
      refuses('bindMobile', { code: 'step_up_needed', status: 403 }, { once: true }),
      answers('bindMobile'),
      answers('stepUp'),
      ...parts,
      ...platform,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('security:contacts.bind.mobile') }));
    const bind = await form(t('security:contacts.bind.mobile'));
    const number = await bind.findByRole('textbox', { name: t('security:overview.mobile') });
    await userEvent.type(number, exampleMobile(number));
    await userEvent.click(bind.getByRole('button', { name: t('session:code.send') }));
    await expect(await bind.findByText(like('session:code.wait'))).toBeSeen();
    await userEvent.type(bind.getByRole('textbox', { name: t('session:code.label') }), '204816');
    await userEvent.click(bind.getByRole('button', { name: t('security:contacts.submit') }));
    const asked = await form(t('session:stepUp.title'));
    await userEvent.click(
      await asked.findByRole('radio', { name: like('session:verification.by.totp') }),
    );
    const code = await asked.findByRole('textbox', { name: t('session:verification.answer.totp') });
    await userEvent.type(code, '204816');
    await userEvent.click(asked.getByRole('button', { name: t('session:stepUp.submit') }));
    await expect(await screen.findByText(t('security:contacts.bound.mobile'))).toBeSeen();
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: t('security:overview.mobile') })).toBeNull(),
    );
  },
};

/** A code that was missing is no longer reported once one is sent. */
export const CodeSentAfterAll: Story = {
  args: { kind: 'email', bound: null },
  parameters: { msw: [answers('sendEmailCode'), ...parts, ...platform] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('security:contacts.bind.email') }));
    const bind = await form(t('security:contacts.bind.email'));
    const address = await bind.findByRole('textbox', { name: t('security:overview.email') });
    await expect(address).toHaveAccessibleDescription(t('security:contacts.emailHint'));
    await userEvent.type(address, 'someone@brand.example');
    await userEvent.click(bind.getByRole('button', { name: t('security:contacts.submit') }));
    await expect(await bind.findByText(t('session:fault.required'))).toBeSeen();
    await userEvent.click(bind.getByRole('button', { name: t('session:code.send') }));
    await expect(await bind.findByText(t('session:code.sentToPlayer'))).toBeSeen();
    await expect(bind.queryByText(t('session:fault.required'))).toBeNull();
  },
};

/** A wrong code is reported, and the input stays. */
export const WrongCode: Story = {
  args: { kind: 'email', bound: null },
  parameters: {
    msw: [refuses('bindEmail', { code: 'verification_code_invalid' }), ...parts, ...platform],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('security:contacts.bind.email') }));
    const bind = await form(t('security:contacts.bind.email'));
    const address = await bind.findByRole('textbox', { name: t('security:overview.email') });
    await userEvent.type(address, 'someone');
    await userEvent.type(bind.getByRole('textbox', { name: t('session:code.label') }), '000000');
    await userEvent.click(bind.getByRole('button', { name: t('security:contacts.submit') }));
    await expect(await bind.findByText(t('security:contacts.emailInvalid'))).toBeSeen();
    await userEvent.type(address, '@brand.example');
    await userEvent.click(bind.getByRole('button', { name: t('security:contacts.submit') }));
    await expect(await bind.findByRole('alert')).toHaveTextContent(
      t('platform:error.verification_code_invalid'),
    );
    await expect(address).toHaveValue('someone@brand.example');
  },
};

/** Removed on confirmation. */
export const Removed: Story = {
  parameters: { msw: [answers('unbindMobile'), ...parts, ...platform] },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('security:contacts.remove.mobile') }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(
      question.getByRole('button', { name: t('security:contacts.removeShort') }),
    );
    await expect(await screen.findByText(t('security:contacts.removed.mobile'))).toBeSeen();
  },
};

/** A refused removal says why. */
export const Kept: Story = {
  parameters: { msw: [refuses('unbindMobile', { code: 'contact_last' }), ...parts, ...platform] },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('security:contacts.remove.mobile') }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(
      question.getByRole('button', { name: t('security:contacts.removeShort') }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('platform:error.contact_last'),
    );
  },
};
