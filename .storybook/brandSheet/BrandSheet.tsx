import type { StoryBrand } from '#scripts/storybook/storyBrand.ts';
import { GameSection } from '#src/features/lobby/section/GameSection.tsx';
import { DEFAULT_LOOK } from '#src/features/lobby/section/GameShelf.tsx';
import { GameActionsProvider } from '#src/shared/games/GameActionsProvider.tsx';
import { Chapter } from './Chapter.tsx';
import { Controls } from './Controls.tsx';
import { DialogPanel } from './DialogPanel.tsx';
import { Figures } from './Figures.tsx';
import { menus } from './lobby.fixture.ts';
import { Masthead } from './Masthead.tsx';
import { Palette } from './Palette.tsx';
import { Records } from './Records.tsx';
import { Specimens } from './Specimen.tsx';
import * as styles from './sheet.css.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { sheetWords } from './words.ts';

export interface BrandSheetProps {
  brand: StoryBrand;
  theme: 'dark' | 'light';
  language: string;
}

/** A whole brand at a glance, for sign-off. Every part is the one that the site shows, but the dialog, which is drawn in place from the dialog's own styles. */
export function BrandSheet({ brand, theme, language }: BrandSheetProps) {
  const words = sheetWords(language);
  const { chapters } = words;
  const values = brand.values[theme] ?? {};
  const contrast = brand.contrast.filter((pair) => pair.theme === theme);
  return (
    <main className={styles.sheet}>
      <Masthead {...{ brand, theme, values, words }} />
      <Chapter title={chapters.colour}>
        <Palette {...{ values, contrast, words }} />
      </Chapter>
      <Chapter title={chapters.type}>
        <Specimens />
      </Chapter>
      <Chapter title={chapters.controls}>
        <Controls words={words} />
      </Chapter>
      <Chapter title={`${chapters.form}, ${chapters.dialog}`}>
        <div className={styles.columns}>
          <WithdrawalForm words={words} />
          <div className={styles.beside}>
            <DialogPanel words={words} />
            <Figures words={words} />
          </div>
        </div>
      </Chapter>
      <Chapter title={chapters.records}>
        <Records words={words} />
      </Chapter>
      <Chapter title={chapters.lobby}>
        <GameActionsProvider>
          <GameSection id="RNG" menus={menus} inFirstView look={DEFAULT_LOOK} />
        </GameActionsProvider>
      </Chapter>
    </main>
  );
}
