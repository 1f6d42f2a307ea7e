const MOST_SHOWN = 2;

/** An account as others see it: its first two and last two letters, fewer where less than two would stay hidden (S2.27). */
export function maskedName(account: string): string {
  const shown = Math.max(Math.min(MOST_SHOWN, Math.floor(account.length / 2) - 1), 0);
  return `${account.slice(0, shown)}***${account.slice(account.length - shown)}`;
}
