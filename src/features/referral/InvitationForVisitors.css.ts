import { style, styleVariants } from '@vanilla-extract/css';

/** Both layers overlap, so that the area is as tall as the taller one. */
export const layers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const layer = style({ gridArea: '1 / 1' });

export const layerOf = styleVariants({ shown: [layer], hidden: [layer, { visibility: 'hidden' }] });
