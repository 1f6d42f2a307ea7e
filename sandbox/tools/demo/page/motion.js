/** Whether the player has asked for less motion. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves an element and waits until it has arrived; a fade takes the place of the movement where less of it is asked for.
 *
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} timing
 */
export async function moved(element, frames, timing) {
  const calm = isCalm();
  const animation = calm
    ? element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 })
    : element.animate(frames, {
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
        fill: 'backwards',
        ...timing,
      });
  await animation.finished.catch(() => {});
}
