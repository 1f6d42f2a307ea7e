import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { accountMenuRows } from '#src/modules/accountMenu.ts';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { AccountCode } from '#src/shared/account/AccountCode.tsx';
import { MemberAvatar } from '#src/shared/account/MemberAvatar.tsx';
import { shownName } from '#src/shared/account/shownName.ts';
import { VipBadge } from '#src/shared/account/VipBadge.tsx';
import { Popover } from '#src/ui/popover/Popover.tsx';
import { EntryCount } from '../EntryCount.tsx';
import { EntryLink } from '../EntryLink.tsx';
import * as styles from './AccountArea.css.ts';

export interface AccountMenuProps {
  member: MemberInfo;
  /** Further entries below the player's name. */
  children: ReactNode;
}

/** The messages entry, with the count of unread ones (S2.20). */
const INBOX = 'inbox';

/** The player's picture, which opens their name and account menu (S2.20). */
export function AccountMenu({ member, children }: AccountMenuProps) {
  const { t } = useTranslation('app');
  const { count } = useFormat();
  const entries = accountMenuRows(useSite().rows);
  const unclaimed = member.availablePromoCount + member.unreadMessage;
  const name = shownName(member);
  return (
    <Popover
      title={t('account.menu')}
      titleHidden
      align="end"
      fixed
      trigger={
        <button type="button" className={styles.trigger} aria-label={t('account.open', { name })}>
          <MemberAvatar member={member} size="m" />
          {unclaimed > 0 && (
            <span className={styles.count} aria-hidden="true">
              {count(unclaimed)}
            </span>
          )}
        </button>
      }
    >
      {(close) => (
        <div className={styles.menu}>
          <div className={styles.who}>
            {member.nickname !== '' && <p className={styles.name}>{name}</p>}
            <AccountCode account={member.account} strong={member.nickname === ''} />
            {member.hasVip && <VipBadge member={member} />}
            {children}
            {unclaimed > 0 && (
              <p className={styles.waiting}>
                {t('account.waiting', { count: unclaimed, shown: count(unclaimed) })}
              </p>
            )}
          </div>
          <ul className={styles.entries}>
            {entries.map((row) => (
              <li key={row.id}>
                <EntryLink
                  row={row}
                  className={styles.entry}
                  withIcon
                  onFollow={close}
                  aside={
                    row.id === INBOX && <EntryCount row={row} waiting={member.unreadMessage} />
                  }
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  );
}
