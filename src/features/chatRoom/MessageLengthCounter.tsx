import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { CHAT_LENGTH } from '#src/platform/endpoints/chat/chatRoom.ts';
import { CharacterCount } from '#src/ui/textAreaField/CharacterCount.tsx';

/** The character counter of a message (S9.6). */
export function MessageLengthCounter({ used }: { used: number }) {
  const { t } = useTranslation('chatRoom');
  const { count } = useFormat();
  return (
    <CharacterCount
      used={used}
      maximum={CHAT_LENGTH}
      shown={(some, all) => t('write.used', { used: count(some), maximum: count(all) })}
      left={(left) =>
        left < 0
          ? t('write.over', { count: -left, over: count(-left) })
          : t('write.left', { count: left, left: count(left) })
      }
    />
  );
}
