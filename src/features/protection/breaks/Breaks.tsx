import { useTranslation } from 'react-i18next';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Part } from '../Part.tsx';
import { BreakButton } from './BreakButton.tsx';

const KINDS = ['timeOut', 'exclusion'] as const;

/** The buttons to start a break. They stay during one, for a longer one: none is shortened. */
export function Breaks() {
  const { t } = useTranslation('protection');
  return (
    <Part id="breaks" title={t('break.title')} text={t('break.text')}>
      <Stack as="ul" gap="l">
        {KINDS.map((kind) => (
          <Stack key={kind} as="li" gap="s" align="start">
            <Text size="s">{t(`${kind}.text`)}</Text>
            <BreakButton kind={kind} />
          </Stack>
        ))}
      </Stack>
    </Part>
  );
}
