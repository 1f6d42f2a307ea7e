import { useTranslation } from 'react-i18next';
import type { PageBrand } from '#src/brand/page.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './ResponsibleScreen.css.ts';

/** A number as dialled: digits with a leading plus. */
const dialled = (phone: string): string => phone.replace(/[^+0-9]/g, '');

/** The help lines that the brand names, each one tap from a call. */
export function HelpLines({ lines }: { lines: PageBrand['compliance']['helpLines'] }) {
  const { t } = useTranslation('responsible');
  return (
    <>
      <Text>{t('lines.text')}</Text>
      <ul className={styles.lines}>
        {lines.map(({ name, phone, hours, url }) => (
          <Card key={phone} as="li">
            <Stack gap="xs">
              <Heading level={3}>{name}</Heading>
              <div>
                <TextLink to={`tel:${dialled(phone)}`}>{phone}</TextLink>
              </div>
              {hours !== undefined && (
                <Text size="s" tone="secondary">
                  {t('lines.hours', { hours })}
                </Text>
              )}
              {url !== undefined && (
                <div>
                  <TextLink to={url} icon="external">
                    {t('lines.site', { name })}
                  </TextLink>
                </div>
              )}
            </Stack>
          </Card>
        ))}
      </ul>
    </>
  );
}
