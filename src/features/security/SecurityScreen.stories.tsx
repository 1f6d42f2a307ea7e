import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answers, fails, held, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import words from './messages/en.json' with { type: 'json' };
import { SecurityScreen } from './SecurityScreen.tsx';
import { part, parts, platform, security } from './security.fixture.ts';

/** The security centre of a player (S2.16). */
const meta = {
  title: 'Features/Security/SecurityScreen',
  component: SecurityScreen,
  parameters: { route: '/security', player: true, msw: [...parts, ...platform] },
} satisfies Meta<typeof SecurityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('p***@brand.example')).toBeVisible();
    await expect(await canvas.findByText('Chrome on Android')).toBeVisible();
    await expect(await canvas.findByText('203.0.113.99')).toBeVisible();
    await expect(canvas.getByText('Off')).toBeVisible();
  },
};

const bound = held('getSecurity');

/** On a phone, too, what is bound comes without pushing away the passwords below it. */
export const ReadyOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: [bound.handler, ...parts, ...platform] },
  beforeEach: bound.hold,
  play: async ({ canvas }) => {
    const overview = canvas.getByRole('region', { name: words.overview.title });
    const height = () => overview.getBoundingClientRect().height;
    await expect(overview.querySelector('[aria-busy]')).toBeVisible();
    const before = height();
    bound.letGo();
    await expect(await canvas.findByText('p***@brand.example')).toBeVisible();
    await expect(Math.abs(height() - before)).toBeLessThan(32);
  },
};

/** The words of a Bengali page. */
export const Bengali: Story = { globals: { language: 'bn' } };

export const Loading: Story = {
  parameters: {
    msw: [
      neverAnswers('getSecurity'),
      neverAnswers('getSessions'),
      neverAnswers('getRegisteredIps'),
      ...platform,
    ],
  },
};

/** Nothing is bound, the player is logged in nowhere else, and no address is known. */
export const Empty: Story = {
  parameters: {
    msw: [
      security({ mobile: null, email: null, paymentPassword: false }),
      answers('getSessions'),
      answers('getRegisteredIps', () => ({ list: [] })),
      ...platform,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Not added')).toHaveLength(2);
    await expect(await canvas.findByText('You are not logged in anywhere else.')).toBeVisible();
    await expect(await canvas.findByText('No trusted addresses yet')).toBeVisible();
  },
};

/** Each part fails, and is tried again, by itself. */
export const Failed: Story = {
  parameters: {
    msw: [
      fails('getSecurity'),
      fails('getSessions', 1),
      fails('getRegisteredIps'),
      ...parts,
      ...platform,
    ],
  },
  play: async () => {
    const sessions = await part('Active sessions');
    await userEvent.click(await sessions.findByRole('button', { name: 'Try again' }));
    await expect(await sessions.findByText('Chrome on Android')).toBeVisible();
    const overview = await part('Account security');
    await expect(overview.getByRole('alert')).toHaveTextContent(
      'Your security settings did not load',
    );
  },
};

/** A password that has expired is said to have. */
export const Expired: Story = {
  parameters: { msw: [security({ passwordExpired: true }), ...parts, ...platform] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('expired');
  },
};

/** A session is ended, and the list is brought up to date. */
export const SessionEnded: Story = {
  parameters: { msw: [answers('endSession'), ...parts, ...platform] },
  play: async () => {
    const sessions = await part('Active sessions');
    const end = { name: 'End session: Firefox on Linux' };
    await userEvent.click(await sessions.findByRole('button', end));
    await expect(await screen.findByText('Session ended')).toBeInTheDocument();
  },
};

/** All others at once, after a question. */
export const OthersEnded: Story = {
  parameters: { msw: [answers('endOtherSessions'), ...parts, ...platform] },
  play: async () => {
    const sessions = await part('Active sessions');
    await userEvent.click(await sessions.findByRole('button', { name: 'End all other sessions' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'End all other sessions' }));
    await expect(await screen.findByText('All other sessions ended')).toBeInTheDocument();
  },
};

/** A session that has ended meanwhile cannot be ended again. */
export const SessionGone: Story = {
  parameters: {
    msw: [refuses('endSession', { code: 'not_found', status: 404 }), ...parts, ...platform],
  },
  play: async () => {
    const sessions = await part('Active sessions');
    const end = { name: 'End session: Firefox on Linux' };
    await userEvent.click(await sessions.findByRole('button', end));
    await expect(await sessions.findByRole('alert')).toHaveTextContent(
      'This is no longer available.',
    );
  },
};

/** An address is forgotten: the next login from there needs the second step again (S4.16). */
export const AddressForgotten: Story = {
  parameters: { msw: [answers('forgetRegisteredIp'), ...parts, ...platform] },
  play: async () => {
    const addresses = await part('Trusted IP addresses');
    const forget = { name: 'Remove address 203.0.113.99' };
    await userEvent.click(await addresses.findByRole('button', forget));
    await expect(await screen.findByText('Address removed')).toBeInTheDocument();
  },
};
