import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import type { OwnLimit } from './ownLimit.ts';

const loadChange = () => import('./LimitDialog.tsx');
const LimitDialog = lazy(async () => ({ default: (await loadChange()).LimitDialog }));
const loadRemove = () => import('./RemoveLimitDialog.tsx');
const RemoveLimitDialog = lazy(async () => ({ default: (await loadRemove()).RemoveLimitDialog }));

/** The buttons of a limit: set, change, request its removal. */
export function LimitButtons({ limit }: { limit: OwnLimit }) {
  const { t } = useTranslation('protection');
  const [open, setOpen] = useState<'change' | 'remove'>();
  const close = () => setOpen(undefined);
  const change = limit.held === undefined ? t('set') : t('change');
  const named = (action: string) => t('named', { action, limit: limit.title });
  return (
    <Stack direction="row" gap="s" wrap>
      <Button
        size="s"
        aria-label={named(change)}
        onClick={() => setOpen('change')}
        onPointerEnter={loadChange}
        onFocus={loadChange}
      >
        {change}
      </Button>
      {limit.held !== undefined && (
        <Button
          size="s"
          tone="quiet"
          aria-label={named(t('remove'))}
          onClick={() => setOpen('remove')}
          onPointerEnter={loadRemove}
          onFocus={loadRemove}
        >
          {t('remove')}
        </Button>
      )}
      <Suspense>
        {open === 'change' && <LimitDialog limit={limit} onClose={close} />}
        {open === 'remove' && <RemoveLimitDialog limit={limit} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
