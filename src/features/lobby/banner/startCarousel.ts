import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { slide as slideClass, track as wrapperClass } from './BannerCarousel.css.ts';

/** Five seconds a banner, one second to the next (S9.2). */
const DELAY_MS = 5000;
const SPEED_MS = 1000;

/** What moves a running carousel. */
export interface Carousel {
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
  if (focused) slides[activeIndex]?.querySelector('a')?.focus({ preventScroll: true });
}

/**
 * Brings a row of banners to life, in its own elements: it loops, and runs by itself unless `still` asks for no motion
 * (S9.2). This file brings the carousel's library along; import it when it is wanted.
 */
export function startCarousel(element: HTMLElement, still: boolean): Carousel {
  const initialSlide = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
  element.dataset.running = '';
  element.scrollLeft = 0;
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    wrapperClass,
    slideClass,
    initialSlide,
    loop: true,
    // A click while a banner is still moving counts as well.
    loopPreventsSliding: false,
    // The library's own observer goes back, a frame later, to the banner it saw: a turn made meanwhile is undone.
    resizeObserver: false,
    speed: still ? 0 : SPEED_MS,
    autoplay: still
      ? false
      : { delay: DELAY_MS, disableOnInteraction: false, pauseOnMouseEnter: true },
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
