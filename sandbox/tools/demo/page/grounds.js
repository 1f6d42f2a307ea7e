/** The ground of each sport, on 360 by 150. */
const GROUNDS = /** @type {Record<string, string>} */ ({
  football:
    '<path class="stripe" d="M0 0h45v150H0ZM90 0h45v150H90ZM180 0h45v150h-45ZM270 0h45v150h-45Z"/><path class="mark" d="M12 10h336v130H12ZM180 10v130M12 40h46v70H12M348 40h-46v70h46M12 58h18v34H12M348 58h-18v34h18"/><circle class="mark" cx="180" cy="75" r="26"/>',
  cricket:
    '<ellipse class="stripe" cx="180" cy="75" rx="150" ry="68"/><ellipse class="mark" cx="180" cy="75" rx="150" ry="68"/><ellipse class="mark" stroke-dasharray="6 6" cx="180" cy="75" rx="90" ry="44"/><path class="earth" d="M166 38h28v74h-28Z"/><path class="mark" d="M160 48h40M160 102h40M175 38v-8m5 8v-8m5 8v-8M175 120v-8m5 8v-8m5 8v-8"/>',
  tennis:
    '<path class="earth" d="M40 14h280v122H40Z"/><path class="mark" d="M40 14h280v122H40ZM40 32h280M40 118h280M108 32v86M252 32v86M108 75h144M180 6v138"/>',
  esports:
    '<path class="stripe" d="M0 0h180v150H0Z"/><path class="mark" d="M20 20h90v36H64v74H20ZM340 130h-90V94h46V20h44ZM140 60h80v30h-80Z"/><circle class="mark" cx="180" cy="75" r="10"/>',
  cockfight:
    '<circle class="earth" cx="180" cy="75" r="68"/><circle class="mark" cx="180" cy="75" r="68"/><circle class="mark" stroke-dasharray="5 7" cx="180" cy="75" r="52"/><path class="mark" d="M180 7v136"/>',
});

/** The clubs in the order of the colours of their crests. */
const CLUBS = ['KIT', 'HER', 'BEA', 'DOV', 'OTT', 'ROV', 'LAN', 'CRA'];

/** The ground of a sport. @param {string} sport */
export const groundMarkup = (sport) => GROUNDS[sport] ?? '';

/** The crest of a club: a shield in its two colours. @param {string} code */
export const crestMarkup = (code) =>
  `<g class="crest hue${CLUBS.indexOf(code)}"><path d="M4 3h24v13c0 8-6 12-12 14C10 28 4 24 4 16Z"/><path class="half" d="M16 3h12v13c0 8-6 12-12 14Z"/></g>`;
