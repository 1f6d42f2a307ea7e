import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAT_VENDORS, chatPage } from '#src/brand/liveChat.ts';
import type { PageBrand } from '#src/brand/page.ts';
import { buttonClass } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

type VendorChatProps = NonNullable<PageBrand['support']['liveChat']>;

/** The way to a vendor's chat page, which opens in its own tab; nothing of the vendor is loaded before. */
export function VendorChat(chat: VendorChatProps) {
  const { t } = useTranslation('support');
  const heading = useId();
  const page = chatPage(chat);
  const vendor = CHAT_VENDORS[chat.vendor];
  return (
    <Grid columns="wide">
      <Card as="section" labelledBy={heading}>
        <Stack gap="m">
          <Stack gap="xs">
            <Heading level={3} id={heading}>
              {t('chats.vendor', { vendor })}
            </Heading>
            <Text size="s" tone="secondary">
              {new URL(page).hostname}
            </Text>
          </Stack>
          <div>
            <a
              className={buttonClass({})}
              href={page}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('chats.openAbout', { title: vendor })}
            >
              <Icon name="headset" />
              {t('chats.open')}
            </a>
          </div>
        </Stack>
      </Card>
    </Grid>
  );
}
