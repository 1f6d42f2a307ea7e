import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import {
  CHAT_LENGTH,
  type ChatMessage,
  writeChatMessage,
} from '#src/platform/endpoints/chat/chatRoom.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { SiteForm } from '#src/session/fields/SiteForm.tsx';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { useSingleFlight } from '#src/session/useSingleFlight.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import * as styles from './ChatRoomScreen.css.ts';
import { MessageLengthCounter } from './MessageLengthCounter.tsx';
import { useRefusal } from './useRefusal.ts';

export interface ComposerProps {
  room: string;
  onSent: (message: ChatMessage) => void;
}

/** The length as the platform counts it: an emoji is one character. */
const lengthOf = (text: string) => [...text].length;

/** The message input, at most 140 characters (S9.6). A message that could not be sent is kept, even over a reload. */
export function Composer({ room, onSent }: ComposerProps) {
  const { t } = useTranslation('chatRoom');
  const { count } = useFormat();
  const platform = usePlatform();
  const refusal = useRefusal();
  const form = useForm({ defaultValues: { text: '' }, reValidateMode: 'onChange' });
  const { control, formState, handleSubmit, reset, setError, setFocus } = form;
  useDraft(form, { name: `chat.${room}`, fields: ['text'] });
  const send = useSingleFlight(
    handleSubmit(async ({ text }) => {
      try {
        const message = await writeChatMessage(platform, room, text.trim());
        reset();
        onSent(message);
      } catch (error) {
        setError('text', { message: refusal(error) });
      }
      setFocus('text');
    }),
  );
  return (
    <div className={styles.composer}>
      <SiteForm label={t('write.label')} onSubmit={send}>
        <Controller
          control={control}
          name="text"
          rules={{
            validate: {
              some: (text) => text.trim() !== '' || t('write.empty'),
              short: (text) =>
                lengthOf(text.trim()) <= CHAT_LENGTH ||
                t('write.shorter', { maximum: count(CHAT_LENGTH) }),
            },
          }}
          render={({ field, fieldState: { error } }) => (
            <>
              <TextField
                {...field}
                label={t('write.label')}
                hint={t('write.hint')}
                error={error?.message}
                autoComplete="off"
                enterKeyHint="send"
                required
              />
              <div className={styles.send}>
                <MessageLengthCounter used={lengthOf(field.value)} />
                <Button type="submit" tone="accent" icon="arrowEnd" busy={formState.isSubmitting}>
                  {t('write.send')}
                </Button>
              </div>
            </>
          )}
        />
      </SiteForm>
    </div>
  );
}
