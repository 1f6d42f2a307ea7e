import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import type { CallOutcome } from '#src/session/outcomeOf.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import type { Claims } from './useClaims.ts';

const TITLES = {
  unconfirmed: 'claims.unconfirmed',
  expired: 'claims.unconfirmed',
  alreadyDone: 'claims.alreadyDone',
  refused: 'claims.refused',
} as const satisfies Record<CallOutcome, string>;

/** The messages which claims failed and why, or that it is unknown whether they were paid, with a retry. */
export function ClaimNotices({ claims }: { claims: Claims }) {
  const { t } = useTranslation('session');
  const words = useErrorMessage();
  return claims.failures.map(({ target, outcome, cause }) => (
    <FormError key={target.id} title={t(TITLES[outcome], { name: target.name })}>
      <Stack gap="s">
        <span>
          {outcome !== 'alreadyDone' && words(cause)}{' '}
          {outcome !== 'expired' && t(`claims.${outcome}Hint`)}
        </span>
        {outcome === 'unconfirmed' && (
          <div>
            <Button busy={claims.isPending(target.id)} onClick={() => claims.start(target)}>
              {t('claims.retry')}
            </Button>
          </div>
        )}
      </Stack>
    </FormError>
  ));
}
