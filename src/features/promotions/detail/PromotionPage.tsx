import { useTranslation } from 'react-i18next';
import type { Promotion } from '#src/platform/contract.generated.ts';
import { PROMOTIONS_PATH } from '#src/shared/rewards/promotionPath.ts';
import { RewardPicture } from '#src/shared/rewards/RewardPicture.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb/Breadcrumb.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { PromotionAside } from './PromotionAside.tsx';
import * as styles from './PromotionDetail.css.ts';

/** A loaded promotion: picture and terms, with its facts and the player's action beside them. */
export function PromotionPage({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { title, summary, content, image } = promotion;
  return (
    <Stack as="article" gap="l">
      <Breadcrumb
        label={t('detail.path')}
        above={[{ label: t('title'), to: PROMOTIONS_PATH }]}
        here={title}
      />
      <div className={styles.page}>
        <div className={styles.headArea}>
          <Stack gap="l">
            <div className={styles.picture}>
              <RewardPicture image={image} first />
            </div>
            <Heading level={1}>{title}</Heading>
            <Text size="l">{summary}</Text>
          </Stack>
        </div>
        <div className={styles.asideArea}>
          <PromotionAside promotion={promotion} />
        </div>
        <div className={styles.termsArea}>
          <Stack gap="m">
            <Heading level={2}>{t('detail.terms')}</Heading>
            <div className={styles.terms}>
              <Text>{content}</Text>
            </div>
          </Stack>
        </div>
      </div>
    </Stack>
  );
}
