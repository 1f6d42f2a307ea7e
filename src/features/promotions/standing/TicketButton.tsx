import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RaffleResult } from '#src/platform/contract.generated.ts';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { PromotionStatusButtonProps } from './promotionStatusButtonProps.ts';
import { useOpenTicket } from './useOpenTicket.ts';

const loadDialog = () => import('./RaffleDialog.tsx');
const RaffleDialog = lazy(async () => ({ default: (await loadDialog()).RaffleDialog }));

/** Opens the tickets of a raffle one by one and shows their prizes (S7.30). */
export function TicketButton({ promotion: { code, title }, tone }: PromotionStatusButtonProps) {
  const { t } = useTranslation('promotions');
  const queries = useQueryClient();
  const [result, setResult] = useState<RaffleResult>();
  const ticket = useOpenTicket(code);
  const open = () => ticket.mutate(undefined, { onSuccess: setResult });
  const close = () => {
    setResult(undefined);
    // Only now: after the last ticket this button unmounts, and the dialog with it.
    void queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] });
  };
  return (
    <>
      <Button
        tone={tone}
        aria-label={t('act.openNamed', { title })}
        busy={ticket.isPending && !result}
        onClick={open}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
      >
        {t('act.open')}
      </Button>
      <Suspense>
        {result && (
          <RaffleDialog result={result} opening={ticket.isPending} onNext={open} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
