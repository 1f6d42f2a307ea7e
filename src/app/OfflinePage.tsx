import { useTranslation } from 'react-i18next';
import { PlainLayout } from '#src/app/layout/PlainLayout.tsx';
import { useSite } from '#src/app/SiteContext.tsx';
import { buttonClass } from '#src/ui/button/Button.tsx';
import { FullNotice } from '#src/ui/fullNotice/FullNotice.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';

/**
 * The offline page, shown for any address that the device has not cached. It runs no app script: its retry is a link to the same address.
 */
export function OfflinePage() {
  const { t } = useTranslation(['app', 'modules']);
  const kept = useSite().rows.filter(({ offline }) => offline);
  return (
    <PlainLayout>
      <FullNotice icon="offline" title={t('offline.title')} text={t('offline.hint')}>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the current one. */}
        <a href="" className={buttonClass({ tone: 'accent' })}>
          <Icon name="refresh" />
          {t('offline.retry')}
        </a>
        {kept.map(({ id, route, label }) => (
          <TextLink key={id} to={route} icon="chevronEnd">
            {t(label)}
          </TextLink>
        ))}
      </FullNotice>
    </PlainLayout>
  );
}
