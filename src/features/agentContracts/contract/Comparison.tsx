import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Contract, ContractTerms } from '#src/platform/contract.generated.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useContractWords } from '../useContractWords.ts';
import * as styles from './Comparison.css.ts';
import { pointsAbove } from './example.ts';

export interface ComparisonProps {
  /** The offered terms; an offer that was not sent yet has no date and no offerer. */
  offered: ContractTerms & Partial<Pick<Contract, 'offeredAt' | 'offerer'>>;
  /** The contract of the same kind that the agent has. */
  inForce: Contract | null;
}

/** Compares an offer with the contract in force and shows the rate increase (S4.16). */
export function Comparison({ offered, inForce }: ComparisonProps) {
  const { t } = useTranslation('agentContracts');
  const { date, percent } = useFormat();
  const words = useContractWords();
  const day = (at: string | null | undefined) => (at ? date(at, 'date') : '–');
  const nothing = t('contract.nothing');
  const { offerer, offeredAt } = offered;
  const rows = [
    {
      term: t('field.rate'),
      offer: words.percent(offered.ratePercent),
      now: inForce ? words.percent(inForce.ratePercent) : nothing,
    },
    {
      term: t('field.paid'),
      offer: words.paid(offered),
      now: inForce ? words.paid(inForce) : '–',
    },
    ...(offerer === undefined
      ? []
      : [
          {
            term: t('field.offerer'),
            offer: words.offerer({ offerer }),
            now: inForce ? words.offerer(inForce) : '–',
          },
        ]),
    ...(offeredAt === undefined
      ? []
      : [{ term: t('field.offered'), offer: day(offeredAt), now: day(inForce?.offeredAt) }]),
    {
      term: t('field.from'),
      offer: t('contract.onAcceptance'),
      now: day(inForce?.acceptedAt),
    },
  ];
  return (
    <Stack gap="s">
      <table className={styles.table} aria-label={t('contract.compare')}>
        <thead>
          <tr>
            <td className={styles.head} />
            <th scope="col" className={styles.head}>
              {t('contract.offered')}
            </th>
            <th scope="col" className={styles.head}>
              {t('contract.now')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, offer, now }) => (
            <tr key={term}>
              <th scope="row" className={styles.term}>
                {term}
              </th>
              <td className={styles.offered}>{offer}</td>
              <td className={styles.value}>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {inForce && (
        <Text size="s">
          {t('contract.difference', {
            percent: percent(pointsAbove(offered.ratePercent, inForce.ratePercent)),
          })}
        </Text>
      )}
    </Stack>
  );
}
