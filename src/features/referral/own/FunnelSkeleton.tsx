import { useTranslation } from 'react-i18next';
import { Text } from '#src/ui/text/Text.tsx';
import { FUNNEL_STEPS, FunnelCard } from './FunnelCard.tsx';
import * as styles from './OwnInvitation.css.ts';

/** The skeleton of the funnel. It is kept apart from `Funnel` so that the page, which visitors load too, does not include `ProgressBar`. */
export function FunnelSkeleton() {
  const { t } = useTranslation('referral');
  return (
    <FunnelCard>
      {FUNNEL_STEPS.map((step) => (
        <span key={step} className={styles.step}>
          <Text as="span" size="s" weight="label">
            {t(`funnel.${step}`)}
          </Text>
          <span className={styles.bar} />
        </span>
      ))}
    </FunnelCard>
  );
}
