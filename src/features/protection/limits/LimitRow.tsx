import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { LimitButtons } from './LimitButtons.tsx';
import type { OwnLimit } from './ownLimit.ts';
import { PendingRaise } from './PendingRaise.tsx';

export interface LimitRowProps {
  limit: OwnLimit;
  /** The usage of the limit, if one is set. */
  children: ReactNode;
}

/** One limit: its value, a pending raise, and its buttons. */
export function LimitRow({ limit, children }: LimitRowProps) {
  const { t } = useTranslation('protection');
  const { held, raise, title } = limit;
  return (
    <Stack as="li" gap="s">
      {held === undefined ? (
        <Stack gap="xxs">
          <Text weight="label" size="s">
            {title}
          </Text>
          <Text size="s" tone="secondary">
            {t('none')}
          </Text>
        </Stack>
      ) : (
        children
      )}
      {raise && <PendingRaise key={raise.askedAt} limit={limit} raise={raise} />}
      <LimitButtons limit={limit} />
    </Stack>
  );
}
