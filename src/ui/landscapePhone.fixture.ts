/** Shows a story on a small phone in landscape; the viewports of the toolbar are upright, and tests do not rotate them. */
export const LANDSCAPE = {
  globals: { viewport: { value: 'landscapePhone', isRotated: false } },
  viewport: {
    options: {
      landscapePhone: {
        name: 'phone in landscape',
        styles: { width: '640px', height: '360px' },
      },
    },
  },
};
