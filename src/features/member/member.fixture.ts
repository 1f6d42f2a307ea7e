import { screen, within } from 'storybook/test';
import type { Profile } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { pictures } from '#src/platform/endpoints/games/games.fixture.ts';

const picture = (avatar: number) => `/art/avatars/${avatar}.svg`;

const icons = Array.from({ length: 12 }, (_, index) => ({
  avatar: index + 1,
  icon: picture(index + 1),
}));

/** The player's profile, with a story's changes. */
export const profile = (change: Partial<Profile>) =>
  answers('getProfile', () => ({ ...EXAMPLES.getProfile.value, ...change }));

/** A profile without any details. */
export const nobody: Partial<Profile> = { realName: '', mobile: null, email: null, details: {} };

/** The page's mocks. */
export const calls = [
  answers('getMemberInfo'),
  profile({}),
  answers('getIcons', () => ({ icon: picture(3), icons })),
  answers('getWalletBalance'),
  answers('getRegisterSettings'),
  answers('getDeposit'),
  answers('getWaitingDeposits'),
  answers('getWithdrawal'),
  answers('getVerification'),
  answers('getProtection'),
  answers('getBets'),
  answers('getRewardCount', () => ({ rewards: 1, missions: 3 })),
  pictures,
];

/** Finds a dialog. */
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
