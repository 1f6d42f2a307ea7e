import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { VipBadge } from '#src/shared/account/VipBadge.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';

/** The player's VIP level; links to the VIP screen if it is available. */
export function VipMark({ member }: { member: MemberInfo }) {
  const { groups } = useSiteMenu();
  const vip = groups.flatMap(({ rows }) => rows).find(({ id }) => id === 'vip');
  if (!vip) return <VipBadge member={member} />;
  return (
    <TextLink to={vip.route}>
      <VipBadge member={member} />
    </TextLink>
  );
}
