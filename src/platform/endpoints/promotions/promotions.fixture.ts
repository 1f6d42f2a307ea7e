import type { AnyHandler } from 'msw';
import type { Promotion } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

const example: Promotion = EXAMPLES.getPromotion.value;

/** A promotion like the contract's, with the given fields. */
const promotionWith = (part: Partial<Promotion>): Promotion => ({
  ...example,
  progress: null,
  ...part,
});

const STANDINGS: readonly Partial<Promotion>[] = [
  { code: 'join', status: 'join', title: 'A first week of play' },
  { code: 'apply', status: 'join', mode: 'application', type: 'event', title: 'Tell a story' },
  { code: 'claim', status: 'claim', mode: 'claim', title: 'Welcome credit' },
  { code: 'applying', status: 'applying', mode: 'application', title: 'Show your limits' },
  { code: 'rejected', status: 'rejected', mode: 'application', title: 'Show your breaks' },
  { code: 'issued', status: 'issued', mode: 'application', title: 'Show your clock' },
  { code: 'claimed', status: 'claimed', title: 'Last week of play' },
  { code: 'expired', status: 'expired', title: 'Last month of play' },
  { code: 'process', status: 'process', title: 'A month of tables' },
  { code: 'joined', status: 'joined', title: 'A month of reels' },
  { code: 'coming-soon', status: 'coming_soon', title: 'Evening tables' },
  {
    code: 'moon-raffle',
    status: 'claim',
    mode: 'raffle',
    type: 'raffle',
    title: 'Moon raffle',
    reward: '200.00',
    tickets: { unopened: 2, opened: 1 },
  },
  {
    code: 'deposit-match',
    status: 'join',
    mode: 'deposit',
    type: 'deposit',
    title: 'A fifth on top',
    reward: '1000.00',
    deposit: { percent: 20, minimum: '500.00', maximum: '1000.00' },
  },
  { code: 'news', status: null, mode: 'notice', type: 'event', title: 'News', reward: null },
];

/** A promotion in every state that a player can have in it (S4.16). */
const PROMOTIONS: readonly Promotion[] = STANDINGS.map(promotionWith);

/** The promotions of a page, filtered as the platform does, and each by its code. */
export const promotionsOf = (promotions: readonly Promotion[] = PROMOTIONS): AnyHandler[] => [
  answers('getPromotions', (url) => {
    const type = url.searchParams.get('type');
    const list = promotions.filter((one) => type === null || one.type === type);
    return { list: [...list], totalPages: 1 };
  }),
];

/** One promotion for any code. */
export const answersPromotion = (part: Partial<Promotion>): AnyHandler =>
  answers('getPromotion', () => promotionWith(part));
