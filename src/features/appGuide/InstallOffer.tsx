import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import * as styles from './AppGuideScreen.css.ts';
import { askToInstall, installState, subscribeInstall } from './installPrompt.ts';

/** Matches if the site already runs as an app. */
const AS_APP = '(display-mode: standalone)';

/** The browser's own install offer, if there is one, and its outcome. */
export function InstallOffer() {
  const { t } = useTranslation('appGuide');
  const { name: brand } = useBrand();
  const state = useSyncExternalStore(subscribeInstall, installState, () => 'none');
  const asApp = useMediaQuery(AS_APP);
  const [declined, setDeclined] = useState(false);
  const install = async () => setDeclined(!(await askToInstall()));

  const installed = asApp || state === 'installed';
  return (
    <div role="status" className={styles.offer}>
      {installed && (
        <Card>
          <Stack gap="s">
            <Heading level={2} size="l">
              {t('installed.title')}
            </Heading>
            <Text tone="secondary">{t('installed.text', { brand })}</Text>
          </Stack>
        </Card>
      )}
      {!installed && state === 'offered' && (
        <Card>
          <Stack>
            <Heading level={2} size="l">
              {t('install.title')}
            </Heading>
            <Text tone="secondary">{t('install.text')}</Text>
            <div>
              <Button tone="accent" icon="download" onClick={() => void install()}>
                {t('install.action', { brand })}
              </Button>
            </div>
          </Stack>
        </Card>
      )}
      {declined && <Text tone="secondary">{t('install.declined')}</Text>}
    </div>
  );
}
