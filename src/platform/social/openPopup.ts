const WIDTH = 500;
const HEIGHT = 640;

/**
 * Opens an empty window for a provider's page, in the middle of this one; a tab on phones. Null if the browser blocks it, as it does unless
 * called within the click itself.
 */
export function openPopup(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  return window.open('', '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
}
