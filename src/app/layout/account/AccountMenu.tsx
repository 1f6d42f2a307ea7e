import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { rowsAt } from '#src/modules/select.ts';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { pictureAddress } from '#src/platform/endpoints/games/gamePicture.ts';
import { Avatar } from '#src/ui/avatar/Avatar.tsx';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import { Popover } from '#src/ui/popover/Popover.tsx';
import { EntryLink } from '../EntryLink.tsx';
import * as styles from './AccountFace.css.ts';

export interface AccountMenuProps {
  member: MemberInfo;
  /** What else there is to do, below who it is. */
  children: ReactNode;
}

/** The player's picture, and behind it who they are and where their account leads (S2.20). */
export function AccountMenu({ member, children }: AccountMenuProps) {
  const { t } = useTranslation('app');
  const { platform } = useBrand();
  const { count } = useFormat();
  const entries = rowsAt(useSite().rows, 'accountMenu');
  const unclaimed = member.availablePromoCount + member.unreadMessage;
  const pictures = member.avatar ? [pictureAddress(member.avatar, platform)] : [];
  const name = member.nickname || member.account;
  return (
    <Popover
      title={t('account.menu')}
      titleHidden
      align="end"
      trigger={
        <button type="button" className={styles.trigger} aria-label={t('account.open', { name })}>
          <Avatar name={name} pictures={pictures} size="m" />
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
            <p className={styles.name}>{name}</p>
            <p className={styles.id}>
              {member.account}
              <CopyButton
                text={member.account}
                labels={{
                  copy: t('account.copy'),
                  copied: t('account.copy_success'),
                  failed: t('account.copyFailed'),
                }}
              />
            </p>
            {member.hasVip && (
              <Badge tone="accent" icon="trophy">
                {t('account.vip', {
                  label: member.vipLabelName,
                  level: count(member.vipRankLevel),
                })}
              </Badge>
            )}
            {children}
            {unclaimed > 0 && (
              <p className={styles.waiting}>{t('account.waiting', { count: unclaimed })}</p>
            )}
          </div>
          <ul className={styles.entries}>
            {entries.map((row) => (
              <li key={row.id}>
                <EntryLink row={row} className={styles.entry} withIcon onFollow={close} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  );
}
