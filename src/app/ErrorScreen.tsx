import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { contactAddress } from '#src/brand/contact.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FullNotice } from '#src/ui/fullNotice/FullNotice.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

export interface ErrorScreenProps {
  /** What to quote to customer service. */
  reference: string;
  /** Part of the site did not arrive, rather than failed (S8.8). */
  chunk: boolean;
}

/** What stands in place of a screen that stopped working. */
export function ErrorScreen({ reference, chunk }: ErrorScreenProps) {
  const { t } = useTranslation('app');
  const contact = contactAddress(useBrand().support);
  return (
    <FullNotice
      icon={chunk ? 'offline' : 'alert'}
      title={chunk ? t('error.chunkTitle') : t('error.title')}
      text={chunk ? t('error.chunkText') : t('error.text')}
      detail={t('error.reference', { reference })}
    >
      <Button tone="accent" icon="refresh" onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
      {contact !== undefined && (
        <ButtonLink to={contact} icon="headset">
          {t('error.contact')}
        </ButtonLink>
      )}
    </FullNotice>
  );
}
