import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { actions, contact, kept, layer } from './OverviewSkeleton.css.ts';

const CONTACTS = ['mobile', 'email'] as const;

/** The skeleton of bound contacts and of the passwords, equally high, so that what is below does not shift. */
export function OverviewSkeleton() {
  const { t } = useTranslation('security');
  return (
    <Stack gap="l" busy>
      <Stack as="ul" gap="s">
        {CONTACTS.map((kind) => (
          <Card key={kind} as="li" tone="outlined">
            <Stack direction="row" wrap gap="m" justify="between" align="center">
              <Stack gap="xs">
                <Text weight="strong">{t(`overview.${kind}`)}</Text>
                <Text as="div" size="s">
                  <span className={contact[kind]}>
                    <Skeleton />
                  </span>
                </Text>
              </Stack>
              <div className={actions}>
                <span className={layer}>
                  <Skeleton shape="block" />
                </span>
                <div className={kept}>
                  <Stack direction="row" gap="s" wrap>
                    <Button>{t('contacts.changeShort')}</Button>
                    <Button tone="quiet">{t('contacts.removeShort')}</Button>
                  </Stack>
                </div>
              </div>
            </Stack>
          </Card>
        ))}
      </Stack>
      <DefinitionList
        loading
        terms={[t('overview.paymentPassword'), t('overview.passwordChangedAt')]}
      />
    </Stack>
  );
}
