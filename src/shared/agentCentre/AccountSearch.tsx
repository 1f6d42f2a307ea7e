import { useTranslation } from 'react-i18next';
import { DebouncedSearch } from '#src/shared/lists/DebouncedSearch.tsx';
import { searchedAccount } from './agentPaths.ts';

export interface AccountSearchProps {
  /** The account prefix in the address; empty for everyone. */
  account: string;
  /** Another one was typed. */
  onChange: (account: string) => void;
}

/** The search field that filters a list by the start of a team member's account. */
export function AccountSearch({ account, onChange }: AccountSearchProps) {
  const { t } = useTranslation('agentCentre');
  return (
    <DebouncedSearch
      label={t('search')}
      clearLabel={t('clear')}
      text={account}
      onChange={(text) => onChange(searchedAccount(text))}
    />
  );
}
