import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { InvitationLink } from '#src/shared/invitation/InvitationLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The agent's referral link, to copy, share or scan; players who register by it join the agent's team. */
export function Invitation({ link }: { link: string }) {
  const { t } = useTranslation('agentHome');
  const { name: brand, market } = useBrand();
  const { count } = useFormat();
  return (
    <InvitationLink
      link={link}
      fileName="team.png"
      labels={{
        qr: t('invitation.qr'),
        save: t('invitation.save'),
        copy: t('invitation.copy'),
        copied: t('invitation.copied'),
        failed: t('invitation.copyFailed'),
        share: t('invitation.share'),
        shareText: t('invitation.shareText', { brand }),
      }}
    >
      <Text tone="secondary">{t('invitation.text', { age: count(market.minimumAge) })}</Text>
    </InvitationLink>
  );
}
