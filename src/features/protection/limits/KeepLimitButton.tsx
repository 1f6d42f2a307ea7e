import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useProtectionAct } from '../useProtectionAct.ts';
import type { OwnLimit } from './ownLimit.ts';
import { useLimitToast } from './useLimitToast.ts';

export interface KeepLimitButtonProps {
  limit: OwnLimit;
  /** The current limit, as sent. */
  held: string;
}

/** Cancels a raise: sends the current limit again, which removes the raise. */
export function KeepLimitButton({ limit, held }: KeepLimitButtonProps) {
  const { t } = useTranslation('protection');
  const words = useErrorMessage();
  const tell = useLimitToast(limit.name);
  const { act, busy, error } = useProtectionAct(() => limit.set(held), tell);
  const keep = t('raise.keep', { held: limit.words(held) });
  return (
    <>
      <Button
        size="s"
        tone="quiet"
        aria-label={t('named', { action: keep, limit: limit.title })}
        busy={busy}
        onClick={act}
      >
        {keep}
      </Button>
      {error !== null && (
        <div role="alert">
          <Text size="s" tone="danger">
            {words(error)}
          </Text>
        </div>
      )}
    </>
  );
}
