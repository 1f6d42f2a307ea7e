import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#src/shared/banners/textIn.ts';
import { CardLink } from '#src/ui/card/CardLink.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import type { BlockOf } from '../block.ts';

/** Cards that lead to pages of the site. */
export function CardsBlock({ block: { title, cards } }: { block: BlockOf<'cards'> }) {
  const { i18n } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={title && titleId}>
      <Stack gap="m">
        {title && (
          <Heading level={2} id={titleId}>
            {textIn(title, i18n.language)}
          </Heading>
        )}
        <Grid columns="wide">
          {cards.map((card) => (
            <CardLink
              key={`${card.to} ${textIn(card.title, i18n.language)}`}
              to={card.to}
              title={textIn(card.title, i18n.language)}
              hint={card.text && textIn(card.text, i18n.language)}
            />
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
