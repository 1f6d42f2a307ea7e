import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { protectionQuery } from '#src/platform/endpoints/protection/getProtection.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { OverviewPart } from './OverviewPart.tsx';

/** The remaining amounts of the player's own deposit and loss limits (DECISIONS, player protection). */
export function LimitsLeft() {
  const { t } = useTranslation('member');
  const { amount } = useFormat();
  const protection = useQuery(protectionQuery(usePlatform()));
  const limits = protection.data?.moneyLimits ?? [];
  return (
    <OverviewPart
      id="limits"
      more={{ to: '/protection', label: t('overview.limits.more') }}
      queries={[protection]}
    >
      {() =>
        limits.length === 0 ? (
          <Text tone="secondary" size="s">
            {t('overview.limits.none')}
          </Text>
        ) : (
          <DefinitionList
            items={limits.map(({ kind, span, left }) => ({
              term: t(`overview.limits.${kind}.${span}`),
              value: t('overview.limits.left', { amount: amount(left) }),
            }))}
          />
        )
      }
    </OverviewPart>
  );
}
