import { useTranslation } from 'react-i18next';
import { PlainLayout } from '#src/app/layout/PlainLayout.tsx';
import { useSite } from '#src/app/SiteContext.tsx';
import { buttonClass } from '#src/ui/button/Button.tsx';
import { FullNotice } from '#src/ui/fullNotice/FullNotice.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';

/**
 * What a device without a connection shows in place of any address that it does not keep. It runs no script of the app:
 * its way back is a link to the very address that was asked for.
 */
export function OfflinePage() {
  const { t } = useTranslation(['app', 'modules']);
  const kept = useSite().rows.filter(({ offline }) => offline);
  return (
    <PlainLayout>
      <FullNotice icon="offline" title={t('offline.title')} text={t('offline.hint')}>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for. */}
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
