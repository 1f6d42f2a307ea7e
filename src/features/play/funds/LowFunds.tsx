import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { strip } from './LowFunds.css.ts';

export interface LowFundsProps {
  vendor: string;
  onBring: () => void;
}

/** Says above a game that its wallet does not cover a stake, and offers to bring more; the game stays in reach. */
export function LowFunds({ vendor, onBring }: LowFundsProps) {
  const { t } = useTranslation('play');
  return (
    <div className={strip} role="status">
      <Text size="s">{t('funds.low', { vendor })}</Text>
      <Button size="s" onClick={onBring}>
        {t('funds.bringMore')}
      </Button>
    </div>
  );
}
