import type { Deposit } from '#src/platform/contract.generated.ts';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { useKeptList } from '#src/shared/deposits/useKeptList.ts';
import { waitsFor } from '#src/shared/deposits/waitsFor.ts';

/**
 * Whether the player has put the reminder of these deposits aside, and a function that does so. It holds until one of them changes or
 * another one waits.
 */
export function useAside(deposits: readonly Deposit[]): [boolean, () => void] {
  const onBreak = useBreakUntil() !== undefined;
  const [kept, add] = useKeptList('livery.depositsAside');
  const marks = deposits.map((deposit) =>
    [deposit.reference, waitsFor(deposit, onBreak), deposit.coins?.missing].join(' '),
  );
  return [marks.every((mark) => kept.includes(mark)), () => add(marks)];
}
