import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Promotion } from '#src/platform/contract.generated.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { APPLICATIONS_PATH } from '../promotionPaths.ts';
import { PromotionAction } from '../standing/PromotionAction.tsx';
import { PromotionBadge } from '../standing/PromotionBadge.tsx';
import { promotionAct } from '../standing/promotionAct.ts';
import { PromotionFacts } from './PromotionFacts.tsx';
import { StakedSoFar } from './StakedSoFar.tsx';

const ApplicationForm = lazy(async () => ({
  default: (await import('../application/ApplicationForm.tsx')).ApplicationForm,
}));

/** A promotion's facts, with the player's status and action (S4.16). */
export function PromotionAside({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { token } = useSession();
  const { code, status, progress } = promotion;
  const standing = useRef<HTMLDivElement>(null);
  const act = promotionAct(promotion, token !== undefined);
  return (
    <Stack gap="l">
      <div ref={standing} tabIndex={-1}>
        <Card as="section" labelledBy="promotion-facts">
          <Stack gap="l">
            <Stack direction="row" wrap gap="s" justify="between" align="center">
              <Heading level={2} size="m" id="promotion-facts">
                {t('detail.facts')}
              </Heading>
              <PromotionBadge status={status} />
            </Stack>
            <PromotionFacts promotion={promotion} />
            {progress && <StakedSoFar {...progress} />}
            <PromotionAction promotion={promotion} place="detail" />
            {(status === 'applying' || status === 'rejected') && (
              <TextLink to={APPLICATIONS_PATH}>{t('detail.answers')}</TextLink>
            )}
          </Stack>
        </Card>
      </div>
      {(act === 'apply' || act === 'applyAgain') && (
        <Suspense fallback={<SkeletonLines />}>
          <ApplicationForm code={code} onSent={() => standing.current?.focus()} />
        </Suspense>
      )}
    </Stack>
  );
}
