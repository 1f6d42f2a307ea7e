import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Contract } from '#src/platform/contract.generated.ts';
import { Moment } from '#src/shared/records/RecordCells.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { StateBadge } from '../StateBadge.tsx';
import { useContractWords } from '../useContractWords.ts';

/** The facts of a contract that is in force or over: terms, parties, dates, and how it ended (S4.16). */
export function ContractFacts({ contract }: { contract: Contract }) {
  const { t } = useTranslation('agentContracts');
  const words = useContractWords();
  const { date } = useFormat();
  const { side, account, offeredAt, acceptedAt, closedAt, end } = contract;
  const other =
    side === 'given'
      ? { term: t('field.agent'), value: account }
      : { term: t('field.offerer'), value: words.offerer(contract) };
  return (
    <DefinitionList
      items={[
        { term: t('field.state'), value: <StateBadge contract={contract} /> },
        other,
        { term: t('field.rate'), value: words.rate(contract) },
        { term: t('field.paid'), value: words.paid(contract) },
        { term: t('field.offered'), value: date(offeredAt, 'dateTime') },
        ...(acceptedAt ? [{ term: t('field.from'), value: <Moment at={acceptedAt} /> }] : []),
        ...(closedAt ? [{ term: t('field.until'), value: <Moment at={closedAt} /> }] : []),
        ...(end ? [{ term: t('contract.ended'), value: t(`endText.${end}`) }] : []),
      ]}
    />
  );
}
