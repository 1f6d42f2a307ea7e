import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { ShareButton } from '#src/shared/invitation/ShareButton.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { LazyQRCode } from '#src/ui/qrCode/LazyQRCode.tsx';
import { WithQRCode } from '#src/ui/qrCode/WithQRCode.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { CopyLine } from './CopyLine.tsx';
import { InvalidLink } from './InvalidLink.tsx';

export interface LinkCardProps {
  /** The registration URL with the code. */
  link: string;
  code: string;
}

/** A member's referral link and code, to copy, to share and as a QR code. */
export function LinkCard({ link, code }: LinkCardProps) {
  const { t } = useTranslation('referral');
  const { name: brand } = useBrand();
  return (
    <Card as="section" labelledBy="own-invitation">
      <Stack gap="l">
        <Heading level={2} size="m" id="own-invitation">
          {t('own.title')}
        </Heading>
        <InvalidLink code={code} />
        <WithQRCode
          code={
            <LazyQRCode
              text={link}
              label={t('own.qr')}
              download={{ label: t('own.save'), fileName: 'invitation.png' }}
            />
          }
        >
          <CopyLine label={t('own.link')} text={link} copyLabel={t('own.copyLink')} />
          <CopyLine label={t('own.code')} text={code} copyLabel={t('own.copyCode')} />
          <div>
            <ShareButton link={link} text={t('own.shareText', { brand })} label={t('own.share')} />
          </div>
        </WithQRCode>
      </Stack>
    </Card>
  );
}
