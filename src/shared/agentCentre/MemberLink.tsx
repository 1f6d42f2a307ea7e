import { TextLink } from '#src/ui/link/TextLink.tsx';
import { memberPath } from './agentPaths.ts';

/** A team member's account, which links to their details. */
export function MemberLink({ account }: { account: string }) {
  return <TextLink to={memberPath(account)}>{account}</TextLink>;
}
