import { accessible } from './accessible.js';
import { openBodies } from './readable.js';

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
follow();
dark.addEventListener('change', follow);

/** Opens what travels encrypted before it is shown. */
const readable = () => ({
  statePlugins: {
    spec: {
      wrapActions: {
        /** @param {(contract: import('./readable.js').Contract) => unknown} update */
        updateJsonSpec:
          (update) =>
          /** @param {import('./readable.js').Contract} contract */
          (contract) => {
            openBodies(contract);
            return update(contract);
          },
      },
    },
  },
});

/** Swagger UI is a script of the page, not a module. @type {(options: object) => void} */
const show = Reflect.get(globalThis, 'SwaggerUIBundle');

show({
  url: '/docs/platform.openapi.yaml',
  dom_id: '#contract',
  plugins: [readable, accessible],
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 2,
  showExtensions: true,
  filter: true,
  syntaxHighlight: false,
  // The contract is here to be read: bodies travel encrypted, so a form could not make most calls.
  supportedSubmitMethods: [],
  // It would send the contract to a service of others.
  validatorUrl: null,
});
