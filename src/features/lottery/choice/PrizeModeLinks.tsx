import { useTranslation } from 'react-i18next';
import type { PrizeMode } from '#src/platform/contract.generated.ts';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';

export interface PrizeModeLinksProps {
  path: string;
  modes: readonly PrizeMode[];
  current: PrizeMode;
}

/** The prize modes of a page's lotteries, each with its own URL (S4.15). */
export function PrizeModeLinks({ path, modes, current }: PrizeModeLinksProps) {
  const { t } = useTranslation('lottery');
  return (
    <ScrollRow label={t('modes')}>
      {modes.map((prizeMode) => (
        <li key={prizeMode}>
          <ChipLink
            to={`${path}?${new URLSearchParams({ prizeMode })}`}
            current={prizeMode === current}
            replace
          >
            {t(`mode.${prizeMode}`)}
          </ChipLink>
        </li>
      ))}
    </ScrollRow>
  );
}
