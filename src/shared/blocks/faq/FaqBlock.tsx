import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#src/shared/banners/textIn.ts';
import { Accordion } from '#src/ui/accordion/Accordion.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { BlockOf } from '../block.ts';

/** Questions, each of which opens its answer. */
export function FaqBlock({ block: { title, questions } }: { block: BlockOf<'faq'> }) {
  const { i18n } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="m">
        <Heading level={2} id={titleId}>
          {textIn(title, i18n.language)}
        </Heading>
        <div>
          <Accordion
            items={questions.map(({ question, answer }, place) => ({
              id: String(place),
              title: textIn(question, i18n.language),
              content: <Text>{textIn(answer, i18n.language)}</Text>,
            }))}
          />
        </div>
      </Stack>
    </section>
  );
}
