import type { Decorator } from '@storybook/react-vite';
import { type SiteEntry, type SiteGroup, SiteMenuContext } from './SiteMenuContext.tsx';

/** A page of the agent centre. */
const agentEntry = (
  id: string,
  route: string,
  rest: Omit<SiteEntry, 'id' | 'route' | 'screen' | 'places'>,
) => ({ id, route, screen: `${id}/Screen`, places: ['agentCentre'], ...rest });

const entry = (id: string, rest: Omit<SiteEntry, 'id' | 'route' | 'screen' | 'places'>) => ({
  id,
  route: `/${id}`,
  screen: `${id}/Screen`,
  places: ['memberCentre'],
  ...rest,
});

const CASHIER = ['cashier', 'agentCentre'];

/** The screens of a player's account menu. */
const GROUPS: readonly SiteGroup[] = [
  {
    id: 'wallet',
    rows: [
      { ...entry('deposit', { label: 'modules:deposit', icon: 'wallet' }), places: CASHIER },
      { ...entry('withdraw', { label: 'modules:withdraw', icon: 'arrowUp' }), places: CASHIER },
      {
        ...entry('transfers', { label: 'modules:transfers', icon: 'refresh' }),
        places: ['wallets'],
      },
    ],
  },
  {
    id: 'games',
    rows: [
      entry('favorite', { label: 'modules:favorite', icon: 'heart' }),
      entry('recent', { label: 'modules:recent', icon: 'history' }),
      { ...entry('rng', { label: 'modules:rng', icon: 'slots' }), places: ['sideMenu'] },
    ],
  },
  {
    id: 'rewards',
    rows: [
      entry('promotions', { label: 'modules:promotions', icon: 'megaphone' }),
      entry('vip', { label: 'modules:vip', icon: 'trophy' }),
      entry('referral', { label: 'modules:referral', icon: 'userPlus' }),
      entry('rewards', { label: 'modules:rewards', icon: 'gift' }),
    ],
  },
  {
    id: 'account',
    rows: [
      { ...entry('inbox', { label: 'modules:inbox', icon: 'mail' }), places: ['agentCentre'] },
      entry('security', { label: 'modules:security', icon: 'shield' }),
      entry('protection', { label: 'modules:protection', icon: 'lifebuoy' }),
    ],
  },
  {
    id: 'agent',
    rows: [
      agentEntry('agentHome', '/agentHome', { label: 'modules:agentHome', icon: 'table' }),
      agentEntry('agentRegistration', '/agentHome/register', {
        ...{ label: 'modules:agentRegistration', icon: 'userPlus' },
      }),
      agentEntry('team', '/agentHome/team', { label: 'modules:team', icon: 'user' }),
      agentEntry('teamBets', '/agentHome/bets', { label: 'modules:teamBets', icon: 'history' }),
      agentEntry('teamLosses', '/agentHome/losses', { label: 'modules:teamLosses', icon: 'chart' }),
      agentEntry('teamTransactions', '/agentHome/transactions', {
        ...{ label: 'modules:teamTransactions', icon: 'table' },
      }),
      ...(['dividends', 'dailySalary', 'hourlySalary', 'realtimeSalary'] as const).map((id) =>
        agentEntry(id, `/agentHome/${id}`, { label: `modules:${id}`, icon: 'percent' }),
      ),
      agentEntry('contracts', '/agentHome/contracts', {
        ...{ label: 'modules:contracts', icon: 'pencil' },
      }),
    ],
  },
  {
    id: 'help',
    rows: [
      {
        ...entry('service', { label: 'modules:service', icon: 'headset' }),
        places: ['memberCentre', 'agentCentre'],
      },
    ],
  },
  {
    id: 'leave',
    rows: [entry('logout', { label: 'modules:logout', icon: 'logOut', popup: true })],
  },
];

/** Renders a story in a site with these screens; `without` leaves one of them out. Every story has all of them. */
export const inSiteMenu =
  (without?: string): Decorator =>
  (Story) => {
    const groups = GROUPS.map(({ id, rows }) => ({
      id,
      rows: rows.filter((row) => row.id !== without),
    }));
    return (
      <SiteMenuContext value={{ groups, preload: () => undefined }}>
        <Story />
      </SiteMenuContext>
    );
  };
