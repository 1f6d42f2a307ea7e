import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';
import type { CarouselPace } from './startCarousel.ts';
import { useCarousel } from './useCarousel.ts';

interface CarouselLabels {
  /** What passes by: "Banners". */
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
  /** More slides are on their way: it waits for them. */
  waiting?: boolean | undefined;
}

type Turns = Record<string, 1 | -1 | undefined>;
const TURNS: Turns = { ArrowLeft: -1, ArrowRight: 1 };
const MIRRORED_TURNS: Turns = { ArrowLeft: 1, ArrowRight: -1 };

/**
 * Slides one after the other. They are in the page as it comes, and reached by scrolling where no script runs. At the
 * first sign of a visitor its library loads: then they loop and run by themselves, unless paused or no motion is wanted.
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

  // Whoever is on a slide by the keyboard has all the time to read it.
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
