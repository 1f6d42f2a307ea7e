import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Promotion } from '#src/platform/contract.generated.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ApplyLink } from './ApplyLink.tsx';
import { LogInToJoin } from './LogInToJoin.tsx';
import { promotionAct } from './promotionAct.ts';

/** Loaded for players alone. */
const PromotionStatusButton = lazy(async () => ({
  default: (await import('./PromotionStatusButton.tsx')).PromotionStatusButton,
}));

export interface PromotionActionProps {
  promotion: Promotion;
  /** On the promotion's own page this is the main action, and the application form is shown there. */
  place: 'list' | 'detail';
}

/** The viewer's next action for a promotion (S4.16); visitors log in to join. Renders nothing if there is none, or if the page shows the form. */
export function PromotionAction({ promotion, place }: PromotionActionProps) {
  const { t } = useTranslation('promotions');
  const { token } = useSession();
  const act = promotionAct(promotion, token !== undefined);
  const look = { promotion, tone: place === 'detail' ? 'accent' : 'neutral' } as const;
  switch (act) {
    case 'logIn':
      return <LogInToJoin title={promotion.title} />;
    case 'join':
    case 'claim':
    case 'openTicket':
      return (
        <Suspense
          fallback={
            <Button tone={look.tone} busy>
              {t('act.coming')}
            </Button>
          }
        >
          <PromotionStatusButton {...look} act={act} />
        </Suspense>
      );
    case 'apply':
    case 'applyAgain':
      return place === 'list' ? (
        <ApplyLink promotion={promotion} again={act === 'applyAgain'} />
      ) : null;
    case 'withDeposit':
      return (
        <Text as="span" size="s" tone="secondary">
          {t('act.withDeposit')}
        </Text>
      );
    case 'none':
      return null;
  }
}
