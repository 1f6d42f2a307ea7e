import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

/** The vendor whose wallet holds some of the money. */
export const VENDOR = 'Some Provider';

let isCollected = false;

/** Puts the money back into the vendor's wallet, before a story. */
export function fillWallets(): void {
  isCollected = false;
}

/** The calls for a member with money in a vendor wallet, until it is collected. */
export const walletCalls = [
  answers('getWalletBalance', () => ({
    ...EXAMPLES.getWalletBalance.value,
    single: false,
    wallets: [
      {
        ...{ vassalage: 'some', displayName: VENDOR, state: 'ready' as const },
        balance: isCollected ? '0.00' : '150.00',
      },
    ],
  })),
  answers('collectFunds', () => {
    isCollected = true;
    return EXAMPLES.collectFunds.value;
  }),
];
