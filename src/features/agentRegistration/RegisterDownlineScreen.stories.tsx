import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { TABLE_FITS } from '#src/shared/agentCentre/tableFits.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { linksOf } from './links.fixture.ts';
import { RegisterDownlineScreen } from './RegisterDownlineScreen.tsx';

const links = linksOf();

/** The links by which others register below an agent (S2.17 registerCenter). */
const meta = {
  title: 'Features/AgentRegistration/RegisterDownlineScreen',
  component: RegisterDownlineScreen,
  decorators: [inToasts],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/agentHome/register', msw: links.handlers },
  beforeEach: links.reset,
} satisfies Meta<typeof RegisterDownlineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The terms and results of each link, the totals of all links, and the next page. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cricket group' })).toBeSeen();
    await expect(canvas.getByText(/^1,?513$/)).toBeSeen();
    await expect(canvas.getByText(/^1,?421$/)).toBeSeen();
    await expect(canvas.getByText(t('agentRegistration:state.open'))).toBeSeen();
    await expect(canvas.getByText(t('agentRegistration:state.disabled'))).toBeSeen();
    await expect(canvas.getByText(t('agentRegistration:noLastDay'))).toBeSeen();
    const copy = { name: like('agentRegistration:copyOf', { name: 'Cricket group' }) };
    await expect(canvas.getByRole('button', copy)).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('agentRegistration:older') }));
    await expect(await canvas.findByText(t('agentRegistration:state.expired'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: 'Cricket group' })).toBeSeen();
  },
};

/** On a phone each link is a card. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** An agent without links. */
export const Empty: Story = {
  parameters: { msw: linksOf([]).handlers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentRegistration:none'))).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: { msw: [...asAgent, neverAnswers('getRegistrationLinks')] },
};

export const Failed: Story = {
  parameters: { msw: [fails('getRegistrationLinks', 1), ...links.handlers] },
  play: async ({ canvas }) => {
    const title = t('agentRegistration:failed');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(title);
    await userEvent.click(canvas.getByRole('button', { name: t('agentRegistration:retry') }));
    await expect(await canvas.findByRole('link', { name: 'Cricket group' })).toBeSeen();
  },
};

/** Shows an error if the file fails to download. */
export const NotSaved: Story = {
  parameters: {
    msw: [
      fails(
        'getRegistrationLinks',
        1,
        ({ searchParams }) => searchParams.get('pageSize') === '100',
      ),
      ...links.handlers,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('session:records.save') }));
    await expect(await screen.findByText(t('session:records.notSaved'))).toBeSeen();
  },
};

/** All columns of the table fit on a small desktop. */
export const Fits: Story = TABLE_FITS;

export const FitsInBengali: Story = { ...Fits, globals: { language: 'bn' } };
