import { useTranslation } from 'react-i18next';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { turn as turnStyle } from './Shelf.css.ts';

export interface SectionLinksProps {
  /** The section's name. */
  category: string;
  /** The URL of all its games. */
  more: string;
  canGoBack: boolean;
  canGoOn: boolean;
  turn: (by: 1 | -1) => void;
}

/**
 * Previous and next for a shelf that has more than one page, and the link to all games of the section (S2.24). A button keeps focus when
 * the shelf reaches its end.
 */
export function SectionLinks({ category, more, canGoBack, canGoOn, turn }: SectionLinksProps) {
  const { t } = useTranslation('lobby');
  return (
    <>
      {(canGoBack || canGoOn) && (
        <div className={turnStyle}>
          <IconButton
            icon="chevronStart"
            label={t('section.previous', { category })}
            aria-disabled={!canGoBack}
            onClick={() => canGoBack && turn(-1)}
          />
          <IconButton
            icon="chevronEnd"
            label={t('section.next', { category })}
            aria-disabled={!canGoOn}
            onClick={() => canGoOn && turn(1)}
          />
        </div>
      )}
      <TextLink to={more} icon="chevronEnd">
        <span aria-hidden="true">{t('section.more')}</span>
        <VisuallyHidden>{t('section.moreOf', { category })}</VisuallyHidden>
      </TextLink>
    </>
  );
}
