import { useTranslation } from 'react-i18next';
import { TurnoverPart } from '#src/shared/balance/turnover/TurnoverPart.tsx';
import { useTurnoverBonuses } from '#src/shared/balance/turnover/useTurnoverBonuses.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The amount still to be staked before transfers to other members, with what it is made up of and a link to the bonuses. */
export function TurnoverNotice({ left }: { left: string }) {
  const { t } = useTranslation('lineTransfer');
  return (
    <TurnoverPart
      left={left}
      level={2}
      bonuses={useTurnoverBonuses()}
      text={t('turnover.hint')}
      action={
        <Stack direction="row">
          <ButtonLink to="/bonuses">{t('turnover.action')}</ButtonLink>
        </Stack>
      }
    />
  );
}
