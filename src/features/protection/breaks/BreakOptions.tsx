import { useTranslation } from 'react-i18next';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Part } from '../Part.tsx';
import { BreakButton } from './BreakButton.tsx';

const KINDS = ['timeOut', 'exclusion'] as const;

/** Buttons to start a break. They stay available during one, because a break can be extended but not shortened. */
export function BreakOptions() {
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
