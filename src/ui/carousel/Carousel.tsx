import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';
import type { CarouselPace } from './startCarousel.ts';
import { useCarousel } from './useCarousel.ts';

interface CarouselLabels {
  /** The accessible name: "Banners". */
  region: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
}

export interface CarouselProps {
  slides: readonly { key: string; content: ReactNode }[];
  labels: CarouselLabels;
  pace: CarouselPace;
  /** Whether more slides are loading: the carousel waits for them. */
  waiting?: boolean | undefined;
}

type Turns = Record<string, 1 | -1 | undefined>;
const TURNS: Turns = { ArrowLeft: -1, ArrowRight: 1 };
const MIRRORED_TURNS: Turns = { ArrowLeft: 1, ArrowRight: -1 };

/**
 * A carousel of slides. They are in the initial HTML, and can be scrolled without scripts. On the visitor's first interaction its library
 * loads: then they loop and play, unless paused or reduced motion is preferred.
 */
export function Carousel({ slides, labels, pace, waiting }: CarouselProps) {
  const [paused, setPaused] = useState(false);
  const { ref, running, still } = useCarousel(!waiting && slides.length > 1, pace);

  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    const mirrored = getComputedStyle(currentTarget).direction === 'rtl';
    const by = (mirrored ? MIRRORED_TURNS : TURNS)[key];
    if (by) running?.turn(by);
  };
  const toggle = () => {
    setPaused(!paused);
    if (paused) running?.play();
    else running?.pause();
  };

  // A visitor who focuses a slide by keyboard gets unlimited time to read it.
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) running?.pause();
  };
  const onBlur = () => {
    if (!paused) running?.play();
  };

  return (
    <section
      aria-label={labels.region}
      className={styles.carousel}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div key={slides.map(({ key }) => key).join()} ref={ref} className={styles.viewport}>
        <ul className={styles.track}>
          {slides.map(({ key, content }) => (
            <li key={key} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {running && (
        <div className={styles.controls}>
          <div className={styles.turn}>
            <IconButton
              tone="media"
              icon="chevronStart"
              label={labels.previous}
              onClick={() => running.turn(-1)}
            />
            <IconButton
              tone="media"
              icon="chevronEnd"
              label={labels.next}
              onClick={() => running.turn(1)}
            />
          </div>
          {!still && (
            <IconButton
              tone="media"
              icon={paused ? 'play' : 'pause'}
              label={paused ? labels.play : labels.pause}
              onClick={toggle}
            />
          )}
        </div>
      )}
    </section>
  );
}
