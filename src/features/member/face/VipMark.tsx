import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { VipBadge } from '#src/shared/account/VipBadge.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';

/** The level of a player; it leads to what levels bring, where that screen is open. */
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
