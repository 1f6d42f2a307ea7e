import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { contactAddress } from '#src/brand/contact.ts';
import { systemStatusQuery } from '#src/platform/endpoints/site.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FullNotice } from '#src/ui/fullNotice/FullNotice.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

/** The page for visitors from a blocked region, with the IP address that the site sees (S4.1, S8.6). */
export function RegionBlockedScreen() {
  const { t } = useTranslation('status');
  const { name, support } = useBrand();
  const { data } = useQuery(systemStatusQuery(usePlatform()));
  const contact = contactAddress(support);
  return (
    <FullNotice
      icon="regionBlocked"
      title={t('blockip', { brand: name })}
      text={t('info_ip_block')}
      detail={data?.ip && t('ip', { ip: data.ip })}
    >
      {contact !== undefined && (
        <ButtonLink to={contact} icon="headset">
          {t('contact')}
        </ButtonLink>
      )}
    </FullNotice>
  );
}
