import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { gameMenusQuery } from '#src/platform/endpoints/games/gameMenus.ts';
import type { BonusPage } from '#src/platform/endpoints/rewards/bonusDetails.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const TITLE = 'bonuses-contributions';

/** The percentage of a stake in each type of game that counts towards wagering requirements. */
export function WageringContributions({ contributions }: Pick<BonusPage, 'contributions'>) {
  const { t, i18n } = useTranslation('bonuses');
  const format = useFormat();
  const { data: menus = [] } = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  const names = new Map<string, string>(menus.map(({ gameType, title }) => [gameType, title]));
  return (
    <Card as="section" labelledBy={TITLE}>
      <Stack gap="s">
        <Heading level={2} size="m" id={TITLE}>
          {t('contributions.title')}
        </Heading>
        <Text size="s" tone="secondary">
          {t('contributions.text')}
        </Text>
        <DefinitionList
          items={contributions.map(({ gameType, percent }) => ({
            term: names.get(gameType) ?? gameType,
            value: t('percent', { percent: format.percent(percent) }),
          }))}
        />
      </Stack>
    </Card>
  );
}
