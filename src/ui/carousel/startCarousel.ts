import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { slide as slideClass, track as wrapperClass } from './Carousel.css.ts';

/** The timing of a carousel. */
export interface CarouselPace {
  /** How long a slide stays, in ms. */
  delayMs: number;
  /** How long the transition to the next slide takes, in ms. */
  speedMs: number;
}

/** The controls of a running carousel. */
export interface RunningCarousel {
  turn: (by: 1 | -1) => void;
  /** Does nothing if reduced motion is preferred. */
  play: () => void;
  pause: () => void;
  stop: () => void;
}

/** Removes hidden slides from keyboard and screen readers; the focus moves to the shown one. */
function hideOthers({ slides, activeIndex }: Swiper): void {
  const focused = slides.some((slide) => slide.contains(document.activeElement));
  for (const [index, slide] of slides.entries()) slide.inert = index !== activeIndex;
  if (!focused) return;
  const target = slides[activeIndex]?.querySelector('a, button');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/**
 * Turns a row of slides into a carousel: it loops, and plays by itself unless it is `still`. This file contains the carousel's library:
 * import it on demand.
 */
export function startCarousel(
  element: HTMLElement,
  { delayMs, speedMs }: CarouselPace,
  still: boolean,
): RunningCarousel {
  const initialSlide = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
  element.dataset.running = '';
  element.scrollLeft = 0;
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    wrapperClass,
    slideClass,
    initialSlide,
    loop: true,
    // A click during a transition counts too.
    loopPreventsSliding: false,
    // The library's observer returns a frame later to the slide it saw, which undoes a turn made meanwhile.
    resizeObserver: false,
    speed: still ? 0 : speedMs,
    autoplay: still
      ? false
      : { delay: delayMs, disableOnInteraction: false, pauseOnMouseEnter: true },
    // The loop reorders slides, and may then show another one under the same index: each event covers part of that.
    on: {
      init: hideOthers,
      slideChange: hideOthers,
      realIndexChange: hideOthers,
      slideChangeTransitionEnd: hideOthers,
    },
  });
  const size = new ResizeObserver(() => swiper.update());
  size.observe(element);
  return {
    turn: (by) => (by === 1 ? swiper.slideNext() : swiper.slidePrev()),
    play: () => !still && swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    stop: () => {
      size.disconnect();
      swiper.destroy();
      delete element.dataset.running;
    },
  };
}
