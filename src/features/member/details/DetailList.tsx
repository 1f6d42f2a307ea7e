import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import type { ProfileName, ProfileValues } from './profileFields.ts';

export interface DetailListProps {
  names: readonly ProfileName[];
  values: ProfileValues;
  /** Further rows, with their own terms. */
  others?: readonly { term: string; value: ReactNode }[];
}

/** A player's details, as text. */
export function DetailList({ names, values, others = [] }: DetailListProps) {
  const { t } = useTranslation('member');
  const { day } = useFormat();
  const textOf = (name: ProfileName) => {
    const text = values[name];
    if (text === '') return t('details.none');
    return name === 'birthday' ? day(text) : text;
  };
  const told = names.map((name) => ({ term: t(`field.${name}`), value: textOf(name) }));
  return <DefinitionList items={[...told, ...others]} />;
}
