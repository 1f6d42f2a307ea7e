import type { Decorator, Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import { breakpoints } from '#src/theme/breakpoints.ts';
import '#src/ui/foundation.css.ts';
import { toBeSeen } from '#src/ui/seen/toBeSeen.fixture.ts';
import { chosenBrand, chromaticModes, firstChoice, toolbars } from './brands/toolbars.ts';
import './docs.css.ts';
import { propControls, switchesOff } from './controls/propControls.ts';
import { InBrand } from './InBrand.tsx';
import { answerWith } from './worker.ts';

expect.extend({ toBeSeen });

/**
 * How long a play function waits for what it looks for, in milliseconds. A busy machine draws late; what never comes is
 * still found missing. The words of a part are in its arguments, the same in every language; the play function of a
 * screen may ask for English words, which no wait brings in another language.
 */
const PATIENCE = { long: 20_000, short: 1_000 };

/**
 * A story may set `parameters.route` (`/` otherwise), `parameters.msw`, the handlers that answer its calls,
 * `parameters.player`, for the page of someone who is logged in, and `parameters.modules`, where it is about one that not
 * every brand has.
 */
const inBrand: Decorator = (Story, { globals, parameters, id }) => {
  const brand = chosenBrand(globals.brand);
  const [theme, language] = [String(globals.theme), String(globals.language)];
  const route = String(parameters.route ?? '/');
  const player = parameters.player === true;
  return (
    <InBrand
      key={`${id} ${globals.brand} ${language}`}
      {...{ brand, theme, language, route, player, modules: parameters.modules }}
    >
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
  argTypesEnhancers: [propControls],
  argsEnhancers: [switchesOff],
  beforeEach: ({ parameters, globals, title }) => {
    const wordsAreThere = globals.language === 'en' || title.startsWith('UI/');
    configure({ asyncUtilTimeout: wordsAreThere ? PATIENCE.long : PATIENCE.short });
    // What a tab keeps of one platform would answer for the next story's.
    sessionStorage.clear();
    return answerWith(parameters.msw ?? []);
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    // What is off by default is not worth a line in the code of a story.
    jsx: { filterProps: (value: unknown) => value !== false },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    options: { storySort: { order: ['Foundations', 'UI', 'Shell', 'Features'] } },
  },
};

export default preview;
