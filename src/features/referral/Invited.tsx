import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Explains a friend's invitation, with a link to register (S2.2). */
export function Invited({ code }: { code: string }) {
  const { t } = useTranslation('referral');
  return (
    <Card as="section" labelledBy="invited">
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={2} id="invited">
            {t('invited.title')}
          </Heading>
          <Text>{t('invited.text')}</Text>
        </Stack>
        <DefinitionList items={[{ term: t('invited.code'), value: code }]} />
        <Stack direction="row" wrap gap="s">
          <ButtonLink tone="accent" to={`/register?referralCode=${encodeURIComponent(code)}`}>
            {t('invited.register')}
          </ButtonLink>
          <ButtonLink to="/">{t('invited.look')}</ButtonLink>
        </Stack>
      </Stack>
    </Card>
  );
}
