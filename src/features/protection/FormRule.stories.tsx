import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { explainsAmounts } from '#src/shared/balance/explainsAmounts.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { OwnProtection } from './OwnProtection.tsx';
import { ProtectionScreen } from './ProtectionScreen.tsx';
import { protectedBy } from './protection.fixture.ts';

/** The protection forms, opened, tabbed through and sent empty. */
const meta = {
  title: 'Features/Protection/FormRule',
  component: ProtectionScreen,
  render: () => <OwnProtection />,
  parameters: { route: '/protection', player: true, msw: protectedBy() },
} satisfies Meta<typeof ProtectionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog')).findByRole('form');
};

export const MoneyLimit: Story = {
  play: async () => {
    const form = await open(
      t('protection:named', {
        action: t('protection:set'),
        limit: t('protection:loss.limit', { span: t('protection:spans.day') }),
      }),
    );
    await keepsFormRule('LimitForm', form);
    await explainsAmounts('LimitField', form);
  },
};

export const TimeLimit: Story = {
  play: async () =>
    keepsFormRule(
      'LimitForm',
      await open(
        t('protection:named', {
          action: t('protection:change'),
          limit: t('protection:session.limit'),
        }),
      ),
    ),
};

export const TimeOut: Story = {
  play: async () => keepsFormRule('BreakChoiceForm', await open(t('protection:timeOut.open'))),
};

export const Exclusion: Story = {
  play: async () => keepsFormRule('BreakChoiceForm', await open(t('protection:exclusion.open'))),
};

export const Closure: Story = {
  render: () => <ProtectionScreen />,
  play: async () => keepsFormRule('CloseAccountForm', await open(t('protection:closure.open'))),
};

export const RealityCheck: Story = {
  parameters: { msw: [answers('setRealityCheck'), ...protectedBy()] },
  render: () => <ProtectionScreen />,
  play: async () => {
    await screen.findByRole('radio', { name: t('protection:session.minutes', { minutes: '15' }) });
    await keepsFormRule('RealityCheck', await screen.findByRole('form'));
  },
};
