import type { AnyHandler } from 'msw';
import type { RegistrationLink, RegistrationLinkPage } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';

const link = (place: number, name: string, rest: Partial<RegistrationLink>): RegistrationLink => ({
  id: `7f6d3a10-6f0e-4c39-9a5b-${String(place).padStart(12, '0')}`,
  code: `K7Q2MXA9P${place}`,
  link: `https://www.brand.example/register?referralCode=K7Q2MXA9P${place}`,
  name,
  makes: 'player',
  rebatePercent: '0.20',
  state: 'open',
  funnel: { opened: 0, registered: 0, deposited: 0 },
  createdAt: '2026-01-12T09:00:00.000Z',
  expiresAt: null,
  useLimit: null,
  disabledAt: null,
  ...rest,
});

/** A link that works until the end of a day in the market. */
export const CRICKET = link(1, 'Cricket group', {
  funnel: { opened: 1421, registered: 36, deposited: 17 },
  expiresAt: '2026-12-31T18:00:00.000Z',
  useLimit: 50,
});

/** A link that was disabled. */
export const DISABLED = link(2, 'ঢাকার বন্ধুরা', {
  ...{ makes: 'agent', state: 'disabled', disabledAt: '2026-02-01T12:00:00.000Z' },
  funnel: { opened: 12, registered: 3, deposited: 1 },
});

/** A link that has expired, on the second page. */
export const EXPIRED = link(3, 'Eid offer', {
  ...{ state: 'expired', expiresAt: '2026-01-31T18:00:00.000Z', rebatePercent: '0.50' },
  funnel: { opened: 80, registered: 9, deposited: 9 },
});

/** A link whose registration limit is reached. */
export const USED_UP = link(5, 'Office', {
  ...{ state: 'usedUp', useLimit: 5 },
  funnel: { opened: 8, registered: 5, deposited: 2 },
});

/** A link made on the page. */
export const CREATED_LINK = link(4, 'Football fans', {});

/** The links of a story: newest first, two per page. Links made or disabled meanwhile are in the next response. */
export interface Links {
  handlers: readonly AnyHandler[];
  reset: () => void;
}

export function linksOf(first: readonly RegistrationLink[] = [CRICKET, DISABLED, EXPIRED]): Links {
  let links = first;
  const pageAt = ({ searchParams }: URL): RegistrationLinkPage => {
    const size = Math.min(2, Number(searchParams.get('pageSize')));
    const from = size * (Number(searchParams.get('pageNo')) - 1);
    const sum = (step: keyof RegistrationLink['funnel']) =>
      links.reduce((all, { funnel }) => all + funnel[step], 0);
    return {
      links: links.slice(from, from + size),
      totals: { opened: sum('opened'), registered: sum('registered'), deposited: sum('deposited') },
      highestRebatePercent: '0.50',
      totalPages: Math.ceil(links.length / size),
      total: links.length,
    };
  };
  const made = () => {
    links = [CREATED_LINK, ...links];
    return CREATED_LINK;
  };
  const disabled = (): RegistrationLink => {
    const gone = { ...CRICKET, state: 'disabled', disabledAt: '2026-03-02T12:00:00.000Z' } as const;
    links = links.map((one) => (one.id === gone.id ? gone : one));
    return gone;
  };
  return {
    handlers: [
      ...asAgent,
      answers('getRegistrationLinks', pageAt),
      answers('createRegistrationLink', made),
      answers('disableRegistrationLink', disabled),
    ],
    reset: () => {
      links = first;
    },
  };
}
