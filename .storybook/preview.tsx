import type { Decorator, Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import { inSiteMenu } from '#src/session/siteMenu.fixture.tsx';
import { breakpoints } from '#src/theme/breakpoints.ts';
import '#src/ui/foundation.css.ts';
import { speakAs } from '#src/i18n/storyWords.fixture.ts';
import { toBeSeen } from '#src/ui/seen/toBeSeen.fixture.ts';
import { forgetCards } from '#src/ui/table/cardMemory.ts';
import { loadLanguage, messagesOf } from './brands/showBrand.ts';
import { listenForVariants } from './brands/switchVariant.ts';
import { chosenBrand, chromaticModes, toolbars } from './brands/toolbars.ts';
import './docs.css.ts';
import { plainCode } from './controls/plainCode.ts';
import { propControls, startWithDefaults } from './controls/propControls.ts';
import { firstGlobals, leadDocsFrames, sizeDocsFrame } from './docsFrame.ts';
import { InBrand } from './InBrand.tsx';
import { answerOnPage, answerWith } from './worker.ts';

expect.extend({ toBeSeen });
leadDocsFrames();
listenForVariants();

/**
 * How long a play function waits for what it looks for, in milliseconds. A busy machine draws late; what never comes is
 * still found missing.
 */
const PATIENCE = 20_000;

/**
 * A story may set `parameters.route` (`/` otherwise), `parameters.msw`, the handlers that answer its calls,
 * `parameters.player`, for the page of someone who is logged in, and `parameters.modules`, `parameters.look` and `parameters.pages`, where it
 * is about a module, a look or blocks that not every brand has.
 */
const inBrand: Decorator = (Story, { globals, parameters, id }) => {
  const brand = chosenBrand(globals.brand);
  const [theme, language] = [String(globals.theme), String(globals.language)];
  const route = String(parameters.route ?? '/');
  const player = parameters.player === true;
  return (
    <InBrand
      key={`${id} ${globals.brand} ${language}`}
      {...{ brand, theme, language, route, player, callsAs: id }}
      modules={parameters.modules}
      look={parameters.look}
      pages={parameters.pages}
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
  initialGlobals: firstGlobals(),
  decorators: [inSiteMenu(), inBrand],
  argTypesEnhancers: [propControls],
  argsEnhancers: [startWithDefaults],
  beforeEach: async ({ parameters, globals, viewMode, title, id }) => {
    configure({ asyncUtilTimeout: PATIENCE });
    const [brand, language] = [chosenBrand(globals.brand), String(globals.language)];
    await loadLanguage(brand, language);
    speakAs(messagesOf(brand, language));
    // What a tab or a player keeps would answer in the next story; Storybook's own keys stay.
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('livery.')) localStorage.removeItem(key);
    }
    forgetCards();
    sizeDocsFrame(globals.viewport?.value);
    const handlers = parameters.msw ?? [];
    return viewMode === 'docs' ? answerOnPage(title, id, handlers) : answerWith(id, handlers);
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    // What is off or left out is not worth a line in the code of a story.
    jsx: { filterProps: (value: unknown) => value !== false && value !== undefined },
    docs: { source: { transform: plainCode } },
    viewport: { options: viewports },
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    options: {
      storySort: {
        order: ['Foundations', 'Standards', 'UI', 'Shell', 'Session', 'Shared', 'Features'],
      },
    },
  },
};

export default preview;
