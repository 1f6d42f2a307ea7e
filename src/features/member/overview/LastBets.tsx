import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Bet } from '#src/platform/endpoints/records/bets.ts';
import { lastBetsQuery } from '#src/platform/endpoints/records/lastBets.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './Overview.css.ts';
import { OverviewPart } from './OverviewPart.tsx';

/** A returned stake, as of a void bet, is neither won nor lost. */
const isEven = (net: string): boolean => Number(net) === 0;

function LastBet({ bet: { betId, displayName, at, stake, net } }: { bet: Bet }) {
  const { t } = useTranslation('member');
  const { amount, date } = useFormat();
  const movementOf = (result: string) => {
    if (isEven(result)) return {};
    const isLoss = result.startsWith('-');
    const label = t(`overview.bets.${isLoss ? 'lost' : 'won'}`);
    return { movement: { kind: isLoss ? 'loss' : 'gain', label } } as const;
  };
  return (
    <div>
      <div className={styles.row}>
        <span className={styles.name}>
          <TextLink to={`/bets?bet=${betId}`}>{displayName}</TextLink>
        </span>
        {net === null ? (
          <Money value={stake} text={amount(stake)} />
        ) : (
          <Money value={net} text={amount(net)} {...movementOf(net)} />
        )}
      </div>
      <Text size="s" tone="secondary">
        <DateTime moment={at} text={date(at, 'dateTime')} />
        {net === null && ` · ${t('overview.bets.open')}`}
      </Text>
    </div>
  );
}

/** The player's last bets, each with its result; the betting record has them all (S2.10, S2.16). */
export function LastBets() {
  const { t, i18n } = useTranslation('member');
  const last = useQuery(lastBetsQuery(usePlatform(), i18n.language));
  return (
    <OverviewPart id="bets" more={{ to: '/bets', label: t('overview.bets.more') }} queries={[last]}>
      {() =>
        last.data?.length ? (
          last.data.map((bet) => <LastBet key={bet.betId} bet={bet} />)
        ) : (
          <Text tone="secondary" size="s">
            {t('overview.bets.none')}
          </Text>
        )
      }
    </OverviewPart>
  );
}
