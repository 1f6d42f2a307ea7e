import { describe } from 'vitest';
import { type InvalidFixture, testInvalidFixtures } from './invalid.fixture.ts';

const HOME = 'assets/banners/home.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
/** The start of an SVG with its own prefixes: `s:` for SVG, `x:` for XLink. */
const PREFIXED = SVG.replace(
  '>',
  ' xmlns:s="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink">',
);

const svg = (what: string, content: string, reason: RegExp): InvalidFixture => ({
  what: `an SVG ${what}`,
  change: (brand) => brand.write(HOME, content),
  finds: [{ at: `"${HOME}"`, rule: 'asset', reason }],
});

const VECTORS: InvalidFixture[] = [
  svg('that does not parse', `${SVG}<path`, /not well-formed/),
  svg('with a script', `${SVG}<script>alert(1)</script></svg>`, /<script>/),
  svg('with a prefixed script', `${PREFIXED}<s:script>x()</s:script></svg>`, /<s:script>/),
  svg('with an event handler', `${SVG}<path onload="x()" d="M0 0"/></svg>`, /script in `onload`/),
  svg(
    'that fetches something',
    `${SVG}<image href="https://a.example/b.png"/></svg>`,
    /outside itself: https:\/\/a\.example/,
  ),
  svg(
    'that fetches something by a prefix of its own',
    `${PREFIXED}<image x:href="https://a.example/b.png"/></svg>`,
    /outside itself: https:\/\/a\.example/,
  ),
  svg(
    'that animates a link',
    `${SVG}<image><set attributeName="href" to="https://a.example/b.png"/></image></svg>`,
    /animates `href`/,
  ),
  svg(
    'with a linked style sheet',
    `<?xml version="1.0"?><?xml-stylesheet href="https://a.example/a.css"?>${SVG}</svg>`,
    /<\?xml-stylesheet\?>/,
  ),
  svg(
    'whose style fetches something',
    `${SVG}<style>@import "//a.example"</style></svg>`,
    /style refers/,
  ),
  svg(
    'whose prefixed style fetches something',
    `${PREFIXED}<s:style>@import "//a.example"</s:style></svg>`,
    /style refers/,
  ),
  svg(
    'whose style is parted by a comment',
    `${SVG}<style>@im<!-- -->port "//a.example"</style></svg>`,
    /style refers/,
  ),
  svg(
    'whose style is escaped',
    `${SVG}<path style="fill:\\75rl(https://a.example/a.svg#b)" d="M0 0"/></svg>`,
    /outside itself/,
  ),
  svg('without a size', '<svg xmlns="http://www.w3.org/2000/svg"/>', /no size/),
];

describe('the SVGs of a brand', () => testInvalidFixtures(VECTORS));
