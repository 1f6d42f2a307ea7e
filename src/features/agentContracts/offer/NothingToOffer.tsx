import { useTranslation } from 'react-i18next';
import type { OfferTerms } from '#src/platform/contract.generated.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { closedOf } from './offerValues.ts';

/** Explains why no kind of contract can be offered now. */
export function NothingToOffer({ terms }: { terms: OfferTerms }) {
  const { t } = useTranslation('agentContracts');
  const items = terms.kinds.flatMap((term) => {
    const closed = closedOf(term);
    return closed ? [{ term: t(`kind.${term.kind}`), value: t(`offer.closed.${closed}`) }] : [];
  });
  return (
    <Stack gap="m">
      <Text weight="strong">{t('offer.nothing')}</Text>
      <DefinitionList items={items} />
    </Stack>
  );
}
