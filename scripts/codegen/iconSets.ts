import ph from '@iconify-json/ph/icons.json' with { type: 'json' };
import { type Config, optimize } from 'svgo/browser';
import { iconFiles } from '#scripts/codegen/icons.ts';

/** The sets of icons that a brand may have besides the platform's own lines: weights of Phosphor Icons. */
const ICON_SETS = { solid: 'fill', duo: 'duotone' } as const;

/** Icons that say the same as lines in every set: filled, they would be another sign or a box. */
const LINES: Readonly<Record<string, string>> = {
  arrowDown: 'arrow-down',
  arrowEnd: 'arrow-right',
  arrowUp: 'arrow-up',
  check: 'check',
  chevronDown: 'caret-down',
  chevronEnd: 'caret-right',
  chevronStart: 'caret-left',
  close: 'x',
  fullScreen: 'corners-out',
  heart: 'heart',
  menu: 'list',
  minus: 'minus',
  more: 'dots-three',
  percent: 'percent',
  refresh: 'arrow-clockwise',
  search: 'magnifying-glass',
  sort: 'caret-up-down',
};

/** The others, which each set draws in its weight. */
const SHAPES: Readonly<Record<string, string>> = {
  alert: 'warning',
  bolt: 'lightning',
  calendar: 'calendar-blank',
  cards: 'cards',
  cashOut: 'hand-withdraw',
  chart: 'chart-bar',
  cockfight: 'bird',
  copy: 'copy',
  crash: 'chart-line-up',
  download: 'download-simple',
  eLottery: 'ticket',
  empty: 'tray',
  esports: 'game-controller',
  external: 'arrow-square-out',
  eye: 'eye',
  eyeOff: 'eye-slash',
  feather: 'feather',
  fish: 'fish',
  games: 'squares-four',
  gift: 'gift',
  globe: 'globe',
  headset: 'headset',
  history: 'clock-counter-clockwise',
  home: 'house',
  image: 'image',
  info: 'info',
  lifebuoy: 'lifebuoy',
  live: 'broadcast',
  logOut: 'sign-out',
  lottery: 'number-circle-seven',
  mail: 'envelope-simple',
  maintenance: 'wrench',
  megaphone: 'megaphone',
  message: 'chat-text',
  moon: 'moon',
  offline: 'wifi-slash',
  pause: 'pause',
  payment: 'storefront',
  pencil: 'pencil-simple',
  play: 'play',
  regionBlocked: 'globe-x',
  sendMoney: 'paper-plane-tilt',
  shield: 'shield-check',
  sidebar: 'sidebar-simple',
  slots: 'cherries',
  sports: 'soccer-ball',
  sun: 'sun',
  table: 'table',
  ticket: 'ticket',
  trophy: 'trophy',
  upload: 'upload-simple',
  user: 'user',
  userPlus: 'user-plus',
  wallet: 'wallet',
};

/** A favourite is a filled heart in every set, and any other game has the outline. */
const FILLED: Readonly<Record<string, string>> = { heartFull: 'heart-fill' };

/** Whole units of 256 are a tenth of a pixel where icons are shown, and save a third of the bytes. */
const ROUNDED: Config = { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }] };

const NOTICE = '<!-- Phosphor Icons, MIT License, (c) 2023 Phosphor Icons -->';

const drawings: Readonly<Record<string, { body: string }>> = ph.icons;

/** The name of an icon's drawing in Phosphor Icons. */
function drawingOf(name: string, weight: string): string {
  const shape = SHAPES[name];
  if (shape !== undefined) return `${shape}-${weight}`;
  const line = LINES[name];
  return line === undefined ? (FILLED[name] ?? '') : `${line}-bold`;
}

/**
 * The sprite of a set, with the same symbols as the platform's own.
 * @throws if an icon has no drawing in it
 */
export function iconSetSprite(root: string, set: keyof typeof ICON_SETS): string {
  const symbols = iconFiles(root).map((file) => {
    const name = file.replace(/\.svg$/, '');
    const drawing = drawings[drawingOf(name, ICON_SETS[set])];
    if (!drawing) throw new Error(`scripts/codegen/iconSets.ts has no drawing for ${file}`);
    return `<symbol id="${name}" viewBox="0 0 ${ph.width} ${ph.height}">${drawing.body}</symbol>`;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${NOTICE}${symbols.join('')}</svg>`;
  return `${optimize(sprite, ROUNDED).data}\n`;
}
