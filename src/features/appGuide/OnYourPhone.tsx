import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { languagePrefix } from '#src/i18n/languagePath.ts';
import { from } from '#src/theme/breakpoints.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { LazyQRCode } from '#src/ui/qrCode/LazyQRCode.tsx';
import { QRCodeSkeleton } from '#src/ui/qrCode/QRCodeSkeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as styles from './AppGuideScreen.css.ts';

/** The address of the site for another device, as a QR code, which phones do not load, and as text. */
export function OnYourPhone() {
  const { t, i18n } = useTranslation('appGuide');
  const { domains, languages } = useBrand();
  const wide = useMediaQuery(from('tablet'));
  const path = languagePrefix(i18n.language, languages.default);
  const address = `${domains.main}${path}`;
  return (
    <Card as="section" labelledBy="on-your-phone">
      <div className={styles.phone}>
        <div className={styles.code}>
          {wide ? (
            <LazyQRCode text={`https://${address}/`} label={t('phone.code', { address })} />
          ) : (
            <QRCodeSkeleton />
          )}
        </div>
        <Stack>
          <Heading level={2} size="l" id="on-your-phone">
            {t('phone.title')}
          </Heading>
          <div className={styles.beside}>
            <Text tone="secondary">{t('phone.text')}</Text>
          </div>
          <Stack direction="row" wrap gap="s" align="center">
            <Text weight="strong">{address}</Text>
            <CopyButton
              text={`https://${address}/`}
              labels={{
                copy: t('phone.copy'),
                copied: t('phone.copied'),
                failed: t('phone.failed'),
              }}
            />
          </Stack>
        </Stack>
      </div>
    </Card>
  );
}
