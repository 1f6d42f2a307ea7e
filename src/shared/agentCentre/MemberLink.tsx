import { TextLink } from '#src/ui/link/TextLink.tsx';
import { memberPath } from './agentPaths.ts';

/** The account of a member of the team, which leads to their details. */
export function MemberLink({ account }: { account: string }) {
  return <TextLink to={memberPath(account)}>{account}</TextLink>;
}
