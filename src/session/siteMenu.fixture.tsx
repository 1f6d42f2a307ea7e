import type { Decorator } from '@storybook/react-vite';
import { type SiteEntry, type SiteGroup, SiteMenuContext } from './SiteMenuContext.tsx';

const entry = (id: string, rest: Omit<SiteEntry, 'id' | 'route' | 'screen' | 'places'>) => ({
  id,
  route: `/${id}`,
  screen: `${id}/Screen`,
  places: ['memberCentre'],
  ...rest,
});

/** The screens that a player's account leads to. */
const GROUPS: readonly SiteGroup[] = [
  {
    id: 'wallet',
    rows: [
      { ...entry('deposit', { label: 'modules:deposit', icon: 'wallet' }), places: ['cashier'] },
      { ...entry('withdraw', { label: 'modules:withdraw', icon: 'arrowUp' }), places: ['cashier'] },
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
      entry('security', { label: 'modules:security', icon: 'shield' }),
      entry('protection', { label: 'modules:protection', icon: 'lifebuoy' }),
    ],
  },
  { id: 'help', rows: [entry('service', { label: 'modules:service', icon: 'headset' })] },
  {
    id: 'leave',
    rows: [entry('logout', { label: 'modules:logout', icon: 'logOut', popup: true })],
  },
];

/** Lets a story of a feature stand in a site with these screens; `without` leaves one of them out. */
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
