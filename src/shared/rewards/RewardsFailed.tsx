import { useTranslation } from 'react-i18next';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

/** Refusals of rewards that a retry would not change, and the link that helps. */
const WAYS_ON = {
  player_excluded: { icon: 'lifebuoy', to: '/protection', label: 'modules:protection' },
  real_account_needed: { icon: 'user', to: '/register', label: 'app:realAccount.register' },
  function_disabled: { icon: 'info', to: '/', label: 'modules:home' },
} as const;

const isKnown = (code: string): code is keyof typeof WAYS_ON => Object.hasOwn(WAYS_ON, code);

export interface RewardsFailedProps {
  /** What failed to load. */
  title: string;
  error: unknown;
  retryLabel: string;
  retrying: boolean;
  onRetry: () => void;
}

/**
 * The reason why rewards cannot be shown. A player on a break and a trial account (S4.9) get no rewards: both see why and what to do. All
 * other failures can be retried.
 */
export function RewardsFailed({ title, error, ...again }: RewardsFailedProps) {
  const { t } = useTranslation(['modules', 'app']);
  const words = useErrorMessage();
  if (error instanceof PlatformError && isKnown(error.code)) {
    const { icon, to, label } = WAYS_ON[error.code];
    return (
      <EmptyState
        icon={icon}
        title={words(error)}
        action={<ButtonLink to={to}>{t(label)}</ButtonLink>}
      />
    );
  }
  return <ErrorState title={title} hint={words(error)} {...again} />;
}
