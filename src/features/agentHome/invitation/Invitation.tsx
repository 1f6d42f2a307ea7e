import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import { LazyQRCode } from '#src/ui/qrCode/LazyQRCode.tsx';
import { WithQRCode } from '#src/ui/qrCode/WithQRCode.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './Invitation.css.ts';
import { ShareButton } from './ShareButton.tsx';

/** The link of an agent, to copy, to share and to be read by a camera; whoever registers by it plays in their team. */
export function Invitation({ link }: { link: string }) {
  const { t } = useTranslation('agentHome');
  const age = useFormat().count(useBrand().market.minimumAge);
  return (
    <WithQRCode
      code={
        <LazyQRCode
          text={link}
          label={t('invitation.qr')}
          download={{ label: t('invitation.save'), fileName: 'team.png' }}
        />
      }
    >
      <Text tone="secondary">{t('invitation.text', { age })}</Text>
      <Text weight="strong">
        <span className={styles.link}>{link}</span>
      </Text>
      <Stack direction="row" wrap gap="s">
        <CopyButton
          inWords
          text={link}
          labels={{
            copy: t('invitation.copy'),
            copied: t('invitation.copied'),
            failed: t('invitation.copyFailed'),
          }}
        />
        <ShareButton link={link} />
      </Stack>
    </WithQRCode>
  );
}
