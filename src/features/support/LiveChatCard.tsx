import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useServiceHours } from '#src/i18n/useServiceHours.ts';
import type { LiveChatModel } from '#src/platform/endpoints/chat/liveChat.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Opening } from './Opening.tsx';
import { UntrustedAddress, useLiveChat } from './useLiveChat.ts';
import { useOpening } from './useOpening.ts';

/** A topic of customer service, with the button to open its live chat, which is disabled outside its hours (S7.30). */
export function LiveChatCard({ modelId, title, hours, ...times }: LiveChatModel) {
  const { t } = useTranslation('support');
  const words = useErrorMessage();
  const hoursOf = useServiceHours();
  const zone = useFormat().zoneName();
  const [heading, reason] = [useId(), useId()];
  const opening = useOpening(times);
  const { isOpen } = opening;
  const { mutate, data: chat, error, isPending } = useLiveChat(modelId);
  return (
    <Card as="li" labelledBy={heading}>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={3} id={heading}>
            {title}
          </Heading>
          <Text size="s" tone="secondary">
            {t('chats.hours', { hours: hoursOf(hours), zone })}
          </Text>
          <div id={reason}>
            <Opening {...opening} />
            {!isOpen && (
              <Text size="s" tone="secondary">
                {t('chats.closedHint')}
              </Text>
            )}
          </div>
        </Stack>
        {error && (
          <FormError title={t('chats.notOpened')}>
            {error instanceof UntrustedAddress ? t('chats.refused') : words(error)}
          </FormError>
        )}
        <div aria-live="polite">
          {chat && <Text size="s">{t(chat.shown ? 'chats.opened' : 'chats.blocked')}</Text>}
        </div>
        <Stack direction="row" gap="s" wrap>
          {chat && (
            <Button icon="external" onClick={() => window.open(chat.address, '_blank', 'noopener')}>
              {t('chats.go')}
            </Button>
          )}
          <Button
            icon="headset"
            tone={chat ? 'quiet' : 'neutral'}
            busy={isPending}
            aria-label={t('chats.openAbout', { title })}
            aria-disabled={isOpen ? undefined : true}
            aria-describedby={isOpen ? undefined : reason}
            onClick={() => isOpen && !isPending && mutate(window.open('', '_blank'))}
          >
            {t('chats.open')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
