import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { ContractTerms } from '#src/platform/contract.generated.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The contracts in force with an agent, with their rates (S3.13). */
export function MemberContracts({ contracts }: { contracts: readonly ContractTerms[] }) {
  const { t } = useTranslation('agentTeam');
  const { percent } = useFormat();
  const rateOf = ({ period, ratePercent }: ContractTerms): string => {
    const rate = { percent: percent(ratePercent) };
    if (period === null) return t('member.percent', rate);
    return t('member.rate', { ...rate, period: t(`member.period.${period}`) });
  };
  return (
    <Stack gap="s">
      <Heading level={3}>{t('member.contracts')}</Heading>
      {contracts.length === 0 ? (
        <Text tone="secondary">{t('member.noContracts')}</Text>
      ) : (
        <DefinitionList
          items={contracts.map((terms) => ({
            term: t(`member.kind.${terms.kind}`),
            value: rateOf(terms),
          }))}
        />
      )}
    </Stack>
  );
}
