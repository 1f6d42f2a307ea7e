import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#src/shared/banners/textIn.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { BlockOf } from '../block.ts';

/** A heading and a text of the brand's own. */
export function TextBlock({ block: { title, text } }: { block: BlockOf<'text'> }) {
  const { i18n } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={title && titleId}>
      <Stack gap="s">
        {title && (
          <Heading level={2} id={titleId}>
            {textIn(title, i18n.language)}
          </Heading>
        )}
        <Text tone="secondary">{textIn(text, i18n.language)}</Text>
      </Stack>
    </section>
  );
}
