import { useQuery } from '@tanstack/react-query';
import type { LineMember, TransferLine } from '#src/platform/contract.generated.ts';
import { transferLineQuery } from '#src/platform/endpoints/wallet/memberTransfers.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

export const membersOf = ({ upline, downlines }: TransferLine): LineMember[] => [
  ...(upline ? [upline] : []),
  ...downlines,
];

/** The member of an account in the line; fetches one who is not on show, such as that of a draft. */
export function usePayee(account: string | null, shown: readonly LineMember[]) {
  const here = shown.find((member) => member.account === account);
  const { data } = useQuery({
    ...transferLineQuery(usePlatform(), account ?? ''),
    enabled: account !== null && !here,
  });
  return here ?? (data && membersOf(data).find((member) => member.account === account));
}
