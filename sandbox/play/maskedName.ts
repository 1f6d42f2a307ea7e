/** An account as others see it: its first two and last two letters (S2.27). */
export const maskedName = (account: string): string =>
  `${account.slice(0, 2)}***${account.slice(-2)}`;
