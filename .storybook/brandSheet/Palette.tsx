import type { MeasuredPair } from '#scripts/pipeline/contrast.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import type { IconName } from '#src/ui/icons/names.generated.ts';
import { cssVar } from '../foundations/Roles.tsx';
import * as styles from './palette.css.ts';
import * as sheet from './sheet.css.ts';
import type { SheetWords } from './words.ts';

/** A ground, and the text that stands on it. */
interface Tile {
  ground: string;
  text: string;
}

const onSurface = (name: string): Tile => ({
  ground: `color.surface.${name}`,
  text: 'color.text.primary',
});

const SURFACES = ['canvas', 'raised', 'overlay', 'sunken'].map(onSurface);

const ACCENT: readonly Tile[] = [
  { ground: 'color.accent.base', text: 'color.text.onAccent' },
  { ground: 'color.accent.hover', text: 'color.text.onAccent' },
  { ground: 'color.accent.active', text: 'color.text.onAccent' },
  { ground: 'color.accent.subtle', text: 'color.accent.onSubtle' },
];

const STATES = ['success', 'warning', 'danger', 'info'] as const;
const ICONS: Record<(typeof STATES)[number], IconName> = {
  success: 'check',
  warning: 'alert',
  danger: 'close',
  info: 'info',
};

const LINES = ['color.border.subtle', 'color.border.base', 'color.border.strong', 'color.focus'];

export interface PaletteProps {
  values: Readonly<Record<string, string>>;
  /** The measured pairs of the theme. */
  contrast: readonly MeasuredPair[];
  words: SheetWords;
}

const shortName = (role: string): string => role.replace(/^color\./, '');

/** The colours of the brand by their roles, each ground with its text and their contrast. */
export function Palette({ values, contrast, words }: PaletteProps) {
  const ratio = ({ ground, text }: Tile): string => {
    const pair = contrast.find((each) => each.foreground === text && each.background === ground);
    return pair ? `${pair.ratio.toFixed(1)} : 1` : '';
  };
  const tiles = (all: readonly Tile[]) => (
    <div className={styles.four}>
      {all.map((tile) => (
        <div
          key={tile.ground}
          className={styles.tile}
          style={{ background: cssVar(tile.ground), color: cssVar(tile.text) }}
        >
          <span className={styles.role}>{shortName(tile.ground)}</span>
          <span className={sheet.code}>{values[tile.ground]}</span>
          <span className={sheet.code}>{ratio(tile)}</span>
        </div>
      ))}
    </div>
  );
  return (
    <>
      <div className={styles.group}>
        <p className={sheet.label}>{words.colour.surfaces}</p>
        {tiles(SURFACES)}
      </div>
      <div className={styles.group}>
        <p className={sheet.label}>{words.colour.accent}</p>
        {tiles(ACCENT)}
      </div>
      <div className={sheet.columns}>
        <div className={styles.group}>
          <p className={sheet.label}>{words.colour.states}</p>
          <div className={styles.line} style={{ flexWrap: 'wrap' }}>
            {STATES.map((state) => (
              <Badge key={state} tone={state} icon={ICONS[state]}>
                {words.states[state]}
              </Badge>
            ))}
          </div>
        </div>
        <div className={styles.group}>
          <p className={sheet.label}>{words.colour.lines}</p>
          <div className={styles.four}>
            {LINES.map((role) => (
              <div key={role} className={styles.line}>
                <span className={styles.stroke} style={{ borderColor: cssVar(role) }} />
                <span className={sheet.label}>{shortName(role).replace('border.', '')}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
