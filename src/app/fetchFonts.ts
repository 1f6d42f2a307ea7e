import { inlineScript } from '#src/app/inlineScript.ts';

/**
 * Runs in the head, as text: it must name nothing outside itself. Fetches the typefaces of the first view, whose addresses its element has,
 * while the page is still arriving; a device that saves data shows texts in its own.
 */
function fetchFonts(): void {
  if (document.documentElement.dataset.dataSaver === 'on') return;
  for (const href of (document.currentScript?.dataset.fonts ?? '').split(' ')) {
    const link = document.createElement('link');
    const what = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
    document.head.append(Object.assign(link, what));
  }
}

/** The source of the inline script for documents whose first view is set in a brand's own typefaces. It goes after the boot script. */
export const fetchFontsScript = (): string => inlineScript(fetchFonts, {});
