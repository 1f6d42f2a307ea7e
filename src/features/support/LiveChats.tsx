import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { type LiveChatAudience, liveChatsQuery } from '#src/platform/endpoints/chat/liveChat.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { LiveChatCard } from './LiveChatCard.tsx';
import { VendorChat } from './VendorChat.tsx';

interface ModelsProps {
  audience: LiveChatAudience;
  hasOther: boolean;
}

/** The topics of the platform; if it has none, that is said unless there is another live chat. */
function Models({ audience, hasOther }: ModelsProps) {
  const { t, i18n } = useTranslation('support');
  const words = useErrorMessage();
  const answer = useQuery(liveChatsQuery(usePlatform(), audience, i18n.language));
  const { data: models, error, refetch, isFetching } = answer;
  if (models?.length === 0) {
    if (hasOther) return null;
    return <EmptyState icon="headset" title={t('chats.none')} hint={t('chats.noneHint')} />;
  }
  if (models) {
    return (
      <Grid as="ul" columns="wide">
        {models.map((model) => (
          <LiveChatCard key={model.modelId} {...model} />
        ))}
      </Grid>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('chats.failed')}
        hint={words(error)}
        retryLabel={t('chats.retry')}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  return (
    <div aria-busy="true">
      <Grid columns="wide">
        {['first', 'second', 'third'].map((place) => (
          <Card key={place}>
            <SkeletonLines />
          </Card>
        ))}
      </Grid>
    </div>
  );
}

/** The vendor's live chat, and the platform's topics for players or agents with their service hours (S7.30, S9.7). */
export function LiveChats({ audience }: { audience: LiveChatAudience }) {
  const { t } = useTranslation('support');
  const { liveChat } = useBrand().support;
  return (
    <Stack as="section" gap="m">
      <Stack gap="xs">
        <Heading level={2}>{t('chats.title')}</Heading>
        <Text size="s" tone="secondary">
          {t('chats.opensOutside')}
        </Text>
      </Stack>
      {liveChat && <VendorChat {...liveChat} />}
      <Models audience={audience} hasOther={liveChat !== undefined} />
    </Stack>
  );
}
