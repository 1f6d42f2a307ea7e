import { useTranslation } from 'react-i18next';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { mayHaveActed } from '#src/session/mayHaveActed.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import type { ContractAct } from './useContractAct.ts';

/** Error codes with a more specific message here. */
const WORDS = {
  contract_rate_too_high: 'failure.tooHighReceived',
  contract_rate_not_higher: 'failure.notHigher',
  transition_refused: 'failure.changed',
  contract_endings_changed: 'failure.endings',
} as const;

const isOwn = (code: string): code is keyof typeof WORDS => code in WORDS;

export interface ActFailureProps {
  act: ContractAct | 'offer';
  error: Error;
}

/** Scrolls the error into view, since it appears above what was read last. */
const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Explains why a contract action failed, or that its outcome is not confirmed yet. */
export function ActFailure({ act, error }: ActFailureProps) {
  const { t } = useTranslation('agentContracts');
  const words = useErrorMessage();
  const isUnknown = mayHaveActed(error);
  const code = error instanceof PlatformError ? error.code : '';
  const reason = act !== 'offer' && isOwn(code) ? t(WORDS[code]) : words(error);
  return (
    <div ref={intoSight}>
      <FormError title={t(isUnknown ? 'failure.unconfirmed' : `failure.${act}`)}>
        {isUnknown ? t('failure.unconfirmedHint') : reason}
      </FormError>
    </div>
  );
}
