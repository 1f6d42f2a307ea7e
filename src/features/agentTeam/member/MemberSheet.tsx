import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { downlineQuery } from '#src/platform/endpoints/agents/downline.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Sheet } from '#src/ui/sheet/Sheet.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { MemberDetails } from './MemberDetails.tsx';

export interface MemberSheetProps {
  account: string;
  onClose: () => void;
}

const isUnknown = (error: unknown): boolean =>
  error instanceof PlatformError && error.code === 'line_member_unknown';

/** The details of a team member; says so if the account is not in the team. */
export function MemberSheet({ account, onClose }: MemberSheetProps) {
  const { t } = useTranslation('agentTeam');
  const words = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(downlineQuery(usePlatform(), account));
  return (
    <Sheet title={account} closeLabel={t('member.close')} open onClose={onClose}>
      {data && <MemberDetails downline={data} />}
      {!data && isUnknown(error) && <Text>{t('member.unknown')}</Text>}
      {!data && error && !isUnknown(error) && (
        <ErrorState
          title={t('member.failed')}
          hint={words(error)}
          retryLabel={t('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonLines />}
    </Sheet>
  );
}
