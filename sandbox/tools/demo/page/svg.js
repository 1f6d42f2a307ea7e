/**
 * A drawing, from markup of these scripts alone.
 *
 * @param {string} viewBox
 * @param {string} markup
 * @param {string} [className]
 * @returns {SVGSVGElement}
 */
export function drawing(viewBox, markup, className = '') {
  const template = document.createElement('template');
  template.innerHTML = `<svg viewBox="${viewBox}" class="${className}" aria-hidden="true" focusable="false">${markup}</svg>`;
  return /** @type {SVGSVGElement} */ (template.content.firstElementChild);
}

/**
 * An element with a class and children.
 *
 * @param {string} tag
 * @param {string} className
 * @param {...(Node | string)} children
 */
export function made(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}
