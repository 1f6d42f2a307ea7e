import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PlayPosition } from '#src/platform/contract.generated.ts';
import { durationText } from '#src/ui/countdown/durationText.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Money } from '#src/ui/money/Money.tsx';

export interface PlaySessionFiguresProps {
  sitting: NonNullable<PlayPosition['sitting']>;
}

/** The figures of a play session: its length, stakes, wins and net result. */
export function PlaySessionFigures({ sitting }: PlaySessionFiguresProps) {
  const { t } = useTranslation('play');
  const { amount } = useFormat();
  const money = (value: string) => <Money value={value} text={amount(value)} />;
  return (
    <DefinitionList
      items={[
        { term: t('elapsed'), value: durationText(sitting.elapsedSeconds) },
        { term: t('staked'), value: money(sitting.staked) },
        { term: t('won'), value: money(sitting.won) },
        { term: t('net'), value: money(sitting.net) },
      ]}
    />
  );
}
