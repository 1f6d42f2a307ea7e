import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';

/** The VIP label and rank of a player (S2.20). */
export function VipBadge({ member }: { member: MemberInfo }) {
  const { t } = useTranslation('app');
  const { count } = useFormat();
  return (
    <Badge tone="accent" icon="trophy">
      {t('account.vip', { label: member.vipLabelName, level: count(member.vipRankLevel) })}
    </Badge>
  );
}
