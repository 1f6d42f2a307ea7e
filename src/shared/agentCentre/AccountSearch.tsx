import { useTranslation } from 'react-i18next';
import { RestedSearch } from '#src/shared/lists/RestedSearch.tsx';
import { searchedAccount } from './agentPaths.ts';

export interface AccountSearchProps {
  /** The beginning of an account that the address asks for; empty for everyone. */
  account: string;
  /** Another is asked for. */
  onChange: (account: string) => void;
}

/** Narrows a list to members of the team whose account begins with a text. */
export function AccountSearch({ account, onChange }: AccountSearchProps) {
  const { t } = useTranslation('agentCentre');
  return (
    <RestedSearch
      label={t('search')}
      clearLabel={t('clear')}
      text={account}
      onChange={(text) => onChange(searchedAccount(text))}
    />
  );
}
