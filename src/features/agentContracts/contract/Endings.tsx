import { useTranslation } from 'react-i18next';
import type { ContractEndings } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { EndingList } from './EndingList.tsx';
import { type EndingCause, useEndingWords } from './useEndingWords.ts';

export interface EndingsProps {
  cause: EndingCause;
  /** The loaded pages of contracts that would end; the first has the total counts. */
  pages: readonly ContractEndings[];
  /** Loads the next page, if there is one. */
  more: { load: () => void; isLoading: boolean } | undefined;
}

/** The agents below who would lose a contract, shown before confirmation (S4.16). */
export function Endings({ cause, pages, more }: EndingsProps) {
  const { t } = useTranslation('agentContracts');
  const words = useEndingWords();
  const [first] = pages;
  if (!first) return null;
  return (
    <Stack gap="s">
      <Heading level={3}>{t(`endings.title.${cause}`)}</Heading>
      {first.total === 0 ? (
        <Text>{t(`endings.none.${cause}`)}</Text>
      ) : (
        <>
          {words(cause, first).map((line) => (
            <Text key={line} weight="strong">
              {line}
            </Text>
          ))}
          <EndingList endings={pages.flatMap(({ endings }) => endings)} />
          {more && (
            <Button busy={more.isLoading} onClick={more.load}>
              {t('endings.older')}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
