import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { contactAddress } from '#src/brand/contact.ts';
import { countryName } from '#src/i18n/countryName.ts';
import { systemStatusQuery } from '#src/platform/endpoints/site.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FullNotice } from '#src/ui/fullNotice/FullNotice.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

/**
 * The page for visitors from a blocked region, with the IP address that the site sees (S4.1, S8.6), and the way to the brand's site for
 * their country where there is one.
 */
export function RegionBlockedScreen() {
  const { t, i18n } = useTranslation('status');
  const { name, support, otherSites } = useBrand();
  const { data } = useQuery(systemStatusQuery(usePlatform()));
  const contact = contactAddress(support);
  const country = data?.country?.toUpperCase();
  const served = otherSites.find(({ countries }) => countries.some((code) => code === country));
  return (
    <FullNotice
      icon="regionBlocked"
      title={t('blockip', { brand: name })}
      text={t('info_ip_block')}
      detail={data?.ip && t('ip', { ip: data.ip })}
    >
      {served && country !== undefined && (
        <ButtonLink to={served.address} tone="accent" icon="globe">
          {t('other_site', { brand: name, country: countryName(country, i18n.language) })}
        </ButtonLink>
      )}
      {contact !== undefined && (
        <ButtonLink to={contact} icon="headset">
          {t('contact')}
        </ButtonLink>
      )}
    </FullNotice>
  );
}
