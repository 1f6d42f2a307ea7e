import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import * as styles from './Overview.css.ts';

type Asked = Pick<
  UseQueryResult<unknown>,
  'data' | 'isPending' | 'isError' | 'error' | 'isFetching' | 'refetch'
>;

export interface OverviewPartProps {
  id: 'way' | 'limits' | 'bets';
  /** The link to all. */
  more?: { to: string; label: string };
  /** The queries of the part. */
  queries: readonly Asked[];
  /** Rendered once all have loaded. */
  children: () => ReactNode;
}

/** A part of the account overview, with a link to the full screen; fails and retries by itself. */
export function OverviewPart({ id, more, queries, children }: OverviewPartProps) {
  const { t } = useTranslation('member');
  const words = useErrorMessage();
  // A failed refresh leaves what was loaded.
  const failed = queries.filter(({ data, isError }) => isError && data === undefined);
  const content = () => {
    if (failed.length > 0) {
      return (
        <ErrorState
          title={t(`overview.${id}.failed`)}
          hint={words(failed[0]?.error)}
          retryLabel={t('retry')}
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.map(({ refetch }) => refetch())}
        />
      );
    }
    return queries.some(({ isPending }) => isPending) ? <SkeletonLines /> : children();
  };
  return (
    <Card as="section" labelledBy={`member-${id}`}>
      <div className={styles.part}>
        <Heading level={2} size="m" id={`member-${id}`}>
          {t(`overview.${id}.title`)}
        </Heading>
        <div className={styles.content[id]}>
          <Stack gap="s">{content()}</Stack>
        </div>
        {more && (
          <TextLink to={more.to} icon="chevronEnd">
            {more.label}
          </TextLink>
        )}
      </div>
    </Card>
  );
}
