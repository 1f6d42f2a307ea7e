import { variableName } from './shape.ts';

/** The grounds for which a brand may have a gradient; the main action has a second one under the pointer. */
type GradientRole = 'primary' | 'primaryHover' | 'header' | 'hero';

/** The brand's gradient as a `background`, or the plain colour where the brand has none. */
export const gradient = (role: GradientRole, plain: string): string =>
  `var(--${variableName(['gradient', role])}, ${plain})`;
