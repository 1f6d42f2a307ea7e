import { useBrand } from '#src/brand/BrandContext.tsx';
import type { PageBrand } from '#src/brand/page.ts';
import { setRootState, useRootState } from '#src/session/rootState.ts';
import { remember } from '#src/session/storage.ts';

export type Theme = PageBrand['themes']['default'];

/** Shows a theme, stores it, and colours the browser's own bar to match. */
function showTheme(theme: Theme): void {
  setRootState('theme', theme);
  remember('livery.theme', theme);
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const colour = bar?.dataset[theme];
  if (bar && colour) bar.content = colour;
}

/** The current theme and, if the brand has another, the switch to it. */
export function useTheme(): {
  theme: Theme;
  other: Theme | undefined;
  show: (theme: Theme) => void;
} {
  const { themes } = useBrand();
  const name = useRootState('theme', themes.default);
  const theme = themes.available.find((each) => each === name) ?? themes.default;
  const other = themes.available.find((each) => each !== theme);
  return { theme, other, show: showTheme };
}
