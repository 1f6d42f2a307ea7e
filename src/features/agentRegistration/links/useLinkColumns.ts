import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { linkColumns } from './linkColumns.tsx';

/** The columns of the links, stable across renders. */
export function useLinkColumns() {
  const { t } = useTranslation('agentRegistration');
  return useMemo(() => linkColumns(t), [t]);
}
