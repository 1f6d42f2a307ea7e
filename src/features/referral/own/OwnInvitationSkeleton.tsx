import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { QRCodeSkeleton } from '#src/ui/qrCode/QRCodeSkeleton.tsx';
import { WithQRCode } from '#src/ui/qrCode/WithQRCode.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Statistic } from '#src/ui/statistic/Statistic.tsx';
import { FriendsSkeleton } from '../friends/FriendsSkeleton.tsx';
import { FunnelSkeleton } from './FunnelSkeleton.tsx';
import * as styles from './OwnInvitation.css.ts';

/** Friends of three degrees: most merchants pay for three tiers. */
const TIERS = [1, 2, 3] as const;

/** The skeleton of an invitation, each part at its final height, so that nothing below it shifts. */
export function OwnInvitationSkeleton() {
  const { t } = useTranslation('referral');
  const { count } = useFormat();
  return (
    <>
      <div className={styles.cards}>
        <Card>
          <Stack gap="l">
            <Heading level={2} size="m">
              {t('own.title')}
            </Heading>
            <WithQRCode code={<QRCodeSkeleton download />}>
              <SkeletonLines />
            </WithQRCode>
          </Stack>
        </Card>
        <Card>
          <Stack gap="l">
            <Heading level={2} size="m">
              {t('earnings.title')}
            </Heading>
            <Statistic loading label={t('earnings.earned')} />
            <Statistic loading label={t('earnings.claimable')} />
          </Stack>
        </Card>
      </div>
      <FunnelSkeleton />
      <Stack as="section" gap="m">
        <Heading level={2}>{t('tiers.title')}</Heading>
        <Grid as="ul" columns="medium">
          {TIERS.map((tier) => (
            <Card key={tier} as="li">
              <Stack gap="m">
                <Heading level={3}>{t('tiers.tier', { tier: count(tier) })}</Heading>
                <DefinitionList
                  loading
                  terms={[t('tiers.percent'), t('tiers.friends'), t('tiers.earned')]}
                />
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
      <Stack as="section" gap="m">
        <Heading level={2}>{t('friends.title')}</Heading>
        <FriendsSkeleton />
      </Stack>
    </>
  );
}
