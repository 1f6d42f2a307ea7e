import { needsPlayer } from './needsPlayer.ts';

/** Who must act on a deposit; `late` if its time is over and a payment can still be reported. */
export function waitsFor(
  deposit: Parameters<typeof needsPlayer>[0],
  onBreak: boolean,
): 'late' | 'onBreak' | 'player' | 'cashier' {
  if (deposit.closedAt !== null) return 'late';
  if (!needsPlayer(deposit)) return 'cashier';
  return onBreak ? 'onBreak' : 'player';
}
