import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#src/app/failure.ts';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { contactAddress } from '#src/brand/contact.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FullNotice } from '#src/ui/fullNotice/FullNotice.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

export interface ErrorScreenProps {
  /** What to quote to customer service. */
  reference: string;
  kind: FailureKind;
}

/** The screen shown in place of one that failed. */
export function ErrorScreen({ reference, kind }: ErrorScreenProps) {
  const { t } = useTranslation('app');
  const { support } = useBrand();
  const contact = contactAddress(support);
  return (
    <FullNotice
      icon={kind === 'fault' ? 'alert' : 'offline'}
      title={t(`error.${kind}.title`)}
      text={t(`error.${kind}.text`)}
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
      {support.statusPage !== undefined && (
        <ButtonLink to={support.statusPage} icon="external">
          {t('error.status')}
        </ButtonLink>
      )}
    </FullNotice>
  );
}
