import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { TextAreaField, type TextAreaFieldProps } from '#src/ui/textAreaField/TextAreaField.tsx';
import { STATEMENT_LENGTH } from './limits.ts';

type StatementFieldProps = Pick<
  TextAreaFieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'
>;

/** The statement, with the characters left (S5.9). */
export function StatementField(props: StatementFieldProps) {
  const { t } = useTranslation('promotions');
  const { count } = useFormat();
  return (
    <TextAreaField
      {...props}
      label={t('application.statement')}
      required
      count={{
        maximum: STATEMENT_LENGTH,
        shown: (used, maximum) =>
          t('application.count', { used: count(used), maximum: count(maximum) }),
        left: (left) =>
          left < 0
            ? t('application.over', { over: count(-left) })
            : t('application.left', { left: count(left) }),
      }}
    />
  );
}
