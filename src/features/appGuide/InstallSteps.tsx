import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import * as styles from './AppGuideScreen.css.ts';
import { DEVICES } from './device.ts';
import { useDevice } from './useDevice.ts';

const STEPS = ['open', 'menu', 'add', 'done'] as const;

/** The steps to install on each kind of device; the visitor's own is marked. */
export function InstallSteps() {
  const { t } = useTranslation('appGuide');
  const { name: brand } = useBrand();
  const own = useDevice();
  return (
    <section className={styles.part} aria-labelledby="steps">
      <Heading level={2} id="steps">
        {t('steps.title')}
      </Heading>
      <ul className={styles.devices}>
        {DEVICES.map((device) => (
          <Card key={device} as="li">
            <Stack>
              <Stack direction="row" wrap gap="s" align="center" justify="between">
                <Heading level={3}>{t(`steps.${device}.title`)}</Heading>
                {device === own && (
                  <Badge tone="accent" icon="check">
                    {t('steps.yours')}
                  </Badge>
                )}
              </Stack>
              <ol className={styles.points}>
                {STEPS.map((step) => (
                  <li key={step}>{t(`steps.${device}.${step}`, { brand })}</li>
                ))}
              </ol>
            </Stack>
          </Card>
        ))}
      </ul>
    </section>
  );
}
