import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { slide as slideClass, track as wrapperClass } from './Carousel.css.ts';

/** How a carousel moves. */
export interface CarouselPace {
  /** How long a slide stays, in ms. */
  delayMs: number;
  /** How long the way to the next one takes, in ms. */
  speedMs: number;
}

/** What moves a running carousel. */
export interface RunningCarousel {
  turn: (by: 1 | -1) => void;
  /** Nothing happens where no motion was asked for. */
  play: () => void;
  pause: () => void;
  stop: () => void;
}

/** Slides out of sight are neither reached by the keyboard nor read out; the focus goes along to the one shown. */
function hideOthers({ slides, activeIndex }: Swiper): void {
  const focused = slides.some((slide) => slide.contains(document.activeElement));
  for (const [index, slide] of slides.entries()) slide.inert = index !== activeIndex;
  if (!focused) return;
  const target = slides[activeIndex]?.querySelector('a, button');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/**
 * Brings a row of slides to life, in its own elements: it loops, and runs by itself unless `still` asks for no motion.
 * This file brings the carousel's library along; import it when it is wanted.
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
    // A click while a slide is still moving counts as well.
    loopPreventsSliding: false,
    // The library's own observer goes back, a frame later, to the slide it saw: a turn made meanwhile is undone.
    resizeObserver: false,
    speed: still ? 0 : speedMs,
    autoplay: still
      ? false
      : { delay: delayMs, disableOnInteraction: false, pauseOnMouseEnter: true },
    // The loop moves slides about, and may then show another one under the same number: each event tells some of it.
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
