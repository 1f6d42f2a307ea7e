const WIDTH = 500;
const HEIGHT = 640;

/**
 * An empty window for the page of a provider, in the middle of this one; a tab on phones. None where the browser blocks it,
 * which it does unless it is opened in the very click.
 */
export function openPopup(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  return window.open('', '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
}
