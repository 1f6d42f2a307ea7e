import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Checkbox } from '#src/ui/checkbox/Checkbox.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './Inbox.css.ts';

export interface SelectionToolsProps {
  /** The number of selected messages, then of all. */
  selected: number;
  total: number;
  onSelectAll: (all: boolean) => void;
  onDelete: () => void;
  onCancel: () => void;
}

/** The actions for the selected messages. */
export function SelectionTools({
  selected,
  total,
  onSelectAll,
  onDelete,
  onCancel,
}: SelectionToolsProps) {
  const { t } = useTranslation('inbox');
  const { count } = useFormat();
  return (
    <div className={styles.tools}>
      <Checkbox
        label={t('selectAll')}
        name="all"
        value={selected === total && total > 0}
        indeterminate={selected > 0 && selected < total}
        onChange={onSelectAll}
      />
      <Text as="span" size="s" tone="secondary">
        {t('selected', { count: selected, figure: count(selected) })}
      </Text>
      <Button tone="danger" disabled={selected === 0} onClick={onDelete}>
        {t('delete')}
      </Button>
      <Button onClick={onCancel}>{t('cancel')}</Button>
    </div>
  );
}
