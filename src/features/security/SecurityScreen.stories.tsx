import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, held, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
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
    await expect(await canvas.findByText('p***@brand.example')).toBeSeen();
    await expect(
      await canvas.findByText(
        t('security:sessions.device', { browser: 'Chrome', system: 'Android' }),
      ),
    ).toBeSeen();
    await expect(await canvas.findByText('203.0.113.99')).toBeSeen();
    await expect(canvas.getByText(t('security:authenticator.off'))).toBeSeen();
  },
};

const bound = held('getSecurity');

/** On a phone, too, contacts and passwords load without shifting what is below. */
export const ReadyOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: [bound.handler, ...parts, ...platform] },
  beforeEach: bound.hold,
  play: async ({ canvas }) => {
    const overview = canvas.getByRole('region', { name: t('security:overview.title') });
    const height = () => overview.getBoundingClientRect().height;
    await expect(overview.querySelector('[aria-busy]')).toBeSeen();
    const before = height();
    bound.letGo();
    await expect(await canvas.findByText('p***@brand.example')).toBeSeen();
    await expect(Math.abs(height() - before)).toBeLessThan(4);
  },
};

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

export const Loading: Story = {
  parameters: {
    msw: [
      neverAnswers('getSecurity'),
      neverAnswers('getSessions'),
      neverAnswers('getRegisteredIps'),
      neverAnswers('getVerification'),
      ...platform,
    ],
  },
};

/** Nothing is bound, there is no other session, and no known address. */
export const Empty: Story = {
  parameters: {
    msw: [
      security({ mobile: null, email: null, paymentPassword: false }),
      answers('getSessions'),
      answers('getRegisteredIps', () => ({ list: [] })),
      answers('getVerification'),
      ...platform,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(t('security:overview.unbound'))).toHaveLength(2);
    await expect(await canvas.findByText(t('security:sessions.alone'))).toBeSeen();
    await expect(await canvas.findByText(t('security:addresses.none'))).toBeSeen();
  },
};

/** Each part fails and retries by itself. */
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
    const sessions = await part(t('security:sessions.title'));
    await userEvent.click(await sessions.findByRole('button', { name: t('security:retry') }));
    await expect(
      await sessions.findByText(
        t('security:sessions.device', { browser: 'Chrome', system: 'Android' }),
      ),
    ).toBeSeen();
    const overview = await part(t('security:overview.title'));
    await expect(overview.getByRole('alert')).toHaveTextContent(t('security:overview.failed'));
  },
};

/** An expired password is reported. */
export const Expired: Story = {
  parameters: { msw: [security({ passwordExpired: true }), ...parts, ...platform] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('security:overview.expired'),
    );
  },
};

/** A session is ended, and the list is refreshed. */
export const SessionEnded: Story = {
  parameters: { msw: [answers('endSession'), ...parts, ...platform] },
  play: async () => {
    const sessions = await part(t('security:sessions.title'));
    const end = {
      name: t('security:sessions.endOf', {
        device: t('security:sessions.device', { browser: 'Firefox', system: 'Linux' }),
      }),
    };
    await userEvent.click(await sessions.findByRole('button', end));
    await expect(await screen.findByText(t('security:sessions.ended'))).toBeSeen();
  },
};

/** All others at once, if confirmed. */
export const OthersEnded: Story = {
  parameters: { msw: [answers('endOtherSessions'), ...parts, ...platform] },
  play: async () => {
    const sessions = await part(t('security:sessions.title'));
    await userEvent.click(
      await sessions.findByRole('button', { name: t('security:sessions.endOthers') }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('security:sessions.endOthers') }));
    await expect(await screen.findByText(t('security:sessions.othersEnded'))).toBeSeen();
  },
};

/** A session that ended meanwhile cannot be ended again. */
export const SessionGone: Story = {
  parameters: {
    msw: [refuses('endSession', { code: 'not_found', status: 404 }), ...parts, ...platform],
  },
  play: async () => {
    const sessions = await part(t('security:sessions.title'));
    const end = {
      name: t('security:sessions.endOf', {
        device: t('security:sessions.device', { browser: 'Firefox', system: 'Linux' }),
      }),
    };
    await userEvent.click(await sessions.findByRole('button', end));
    await expect(await sessions.findByRole('alert')).toHaveTextContent(
      t('platform:error.not_found'),
    );
  },
};

/** An address is forgotten: the next login from there needs the second step again (S4.16). */
export const AddressForgotten: Story = {
  parameters: { msw: [answers('forgetRegisteredIp'), ...parts, ...platform] },
  play: async () => {
    const addresses = await part(t('security:addresses.title'));
    const forget = { name: t('security:addresses.forgetOf', { ip: '203.0.113.99' }) };
    await userEvent.click(await addresses.findByRole('button', forget));
    await expect(await screen.findByText(t('security:addresses.forgotten'))).toBeSeen();
  },
};
