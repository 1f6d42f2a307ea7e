import { useTranslation } from 'react-i18next';
import { sectionPath } from '#src/platform/endpoints/games/gameSections.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { ResultLink } from './ResultLink.tsx';
import * as styles from './Results.css.ts';
import type { FoundCategory } from './useFound.ts';

export interface FoundCategoriesProps {
  found: readonly FoundCategory[];
  onFollow: () => void;
}

/** The categories whose name contains a text; renders nothing when none matches. */
export function FoundCategories({ found, onFollow }: FoundCategoriesProps) {
  const { t } = useTranslation('search');
  if (found.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={3}>{t('categories')}</Heading>
      <ul className={styles.list}>
        {found.map(({ id, name }) => (
          <li key={id} className={styles.row}>
            <ResultLink to={sectionPath(id)} name={name} hint={t('category')} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
