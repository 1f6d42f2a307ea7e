import { useTranslation } from 'react-i18next';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import * as styles from './AccountCode.css.ts';

/** The player's login name, with a copy button (S2.20). */
export function AccountCode({ account }: { account: string }) {
  const { t } = useTranslation('app');
  return (
    <p className={styles.code}>
      {account}
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
