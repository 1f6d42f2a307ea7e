import type { Decorator, Preview } from '@storybook/react-vite';
import { breakpoints } from '#src/theme/breakpoints.ts';
import '#src/ui/foundation.css.ts';
import { chosenBrand, chromaticModes, firstChoice, toolbars } from './brands/toolbars.ts';
import { InBrand } from './InBrand.tsx';
import { answerWith } from './worker.ts';

/** A story may set `parameters.route` (`/` otherwise) and `parameters.msw`, the handlers that answer its calls. */
const inBrand: Decorator = (Story, { globals, parameters, id }) => {
  const brand = chosenBrand(globals.brand);
  const [theme, language] = [String(globals.theme), String(globals.language)];
  const route = String(parameters.route ?? '/');
  return (
    <InBrand key={`${id} ${globals.brand} ${language}`} {...{ brand, theme, language, route }}>
      <Story />
    </InBrand>
  );
};

const viewports = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [
    name,
    { name: `${name} ${width}`, styles: { width: `${width}px`, height: '800px' } },
  ]),
);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: toolbars,
  initialGlobals: firstChoice,
  decorators: [inBrand],
  beforeEach: ({ parameters }) => answerWith(parameters.msw ?? []),
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    options: { storySort: { order: ['Foundations', 'UI', 'Shell', 'Features'] } },
  },
};

export default preview;
