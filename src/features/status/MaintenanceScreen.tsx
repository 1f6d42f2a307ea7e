import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { contactAddress } from '#src/brand/contact.ts';
import { FullNotice } from '#src/ui/fullNotice/FullNotice.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

/** The page shown while the platform is under maintenance (S4.1, S8.6). */
export function MaintenanceScreen() {
  const { t } = useTranslation('status');
  const { name, support } = useBrand();
  const contact = contactAddress(support);
  return (
    <FullNotice
      icon="maintenance"
      title={t('game_maintenance')}
      text={t('info_maintenance', { brand: name })}
    >
      {contact !== undefined && (
        <ButtonLink to={contact} icon="headset">
          {t('contact')}
        </ButtonLink>
      )}
      {support.statusPage !== undefined && (
        <ButtonLink to={support.statusPage} icon="external">
          {t('statusPage')}
        </ButtonLink>
      )}
    </FullNotice>
  );
}
