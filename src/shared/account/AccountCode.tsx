import { useTranslation } from 'react-i18next';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import * as styles from './AccountCode.css.ts';

export interface AccountCodeProps {
  account: string;
  /** Whether it is what the player must note down, and not a detail. */
  strong?: boolean;
  /** Whether the name is beside it already, so that only the button is shown. */
  named?: boolean;
}

/** The player's login name, with a copy button (S2.20). */
export function AccountCode({ account, strong, named }: AccountCodeProps) {
  const { t } = useTranslation('app');
  return (
    <p className={strong ? styles.strong : styles.code}>
      {!named && account}
      <CopyButton
        text={account}
        labels={{
          copy: t('account.copy'),
          copied: t('account.copy_success'),
          failed: t('account.copyFailed'),
        }}
      />
    </p>
  );
}
