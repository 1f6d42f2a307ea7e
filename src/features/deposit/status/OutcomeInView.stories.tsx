import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { BY_CARD, CLOSED, cashier } from '../deposit.fixture.ts';

const FRAMED: Deposit = {
  ...BY_CARD,
  ...{ state: 'pending', adapter: 'iframe', payUrl: '/mockServiceWorker.js' },
};

let declined = false;

/** A payment in the provider's frame ends while the page is scrolled down to it (S2.16 depositv2). */
const meta = {
  title: 'Features/Deposit/OutcomeInView',
  component: DepositScreen,
  parameters: {
    player: true,
    route: `/deposit?reference=${BY_CARD.reference}`,
    msw: [
      answers('getDeposit', () =>
        declined ? { ...FRAMED, ...CLOSED, state: 'rejected' } : { ...FRAMED },
      ),
      ...cashier(FRAMED).slice(1),
    ],
  },
  beforeEach: () => {
    declined = false;
    return () => window.scrollTo({ top: 0, behavior: 'instant' });
  },
  // Taller than the window, so that it stays scrolled once the frame is gone.
  decorators: [
    (Page) => (
      <div style={{ minBlockSize: '300vh' }}>
        <Page />
      </div>
    ),
  ],
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The outcome scrolls into view. */
export const Declined: Story = {
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>(like('deposit:page.frame'));
    frame.focus();
    frame.scrollIntoView({ block: 'end', behavior: 'instant' });
    window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
    declined = true;
    const { origin } = window.location;
    const said = { data: { type: 'livery:payment' }, origin, source: frame.contentWindow };
    window.dispatchEvent(new MessageEvent('message', said));
    const title = await canvas.findByText(t('deposit:rejected.title'));
    await waitFor(() => expect(title.getBoundingClientRect().top).toBeGreaterThan(0));
    await expect(title).toBeSeen();
    // The payment had the focus; what replaced it has it now.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(document.activeElement?.contains(title)).toBe(true);
  },
};
