import type { Meta, StoryObj } from '@storybook/react-vite';
import { sheetModes, shownValues } from '../brands/toolbars.ts';
import { cssVar, rolesBelow } from './Roles.tsx';
import * as sheet from './sheet.css.ts';

const SPECIMENS = [
  { language: 'en', text: 'A well-lit shelf, not a fairground: 1,234,567.80' },
  { language: 'bn', text: 'মেলা নয়, আলোয় সাজানো তাক: ১২,৩৪,৫৬৭.৮০' },
];

const STYLES = ['body', 'heading', 'display'] as const;

/** Sizes and faces in English and Bengali. Bengali has its own line height and no tracking. */
const meta: Meta = { title: 'Foundations/Type', parameters: { chromatic: { modes: sheetModes } } };
export default meta;

export const Sizes: StoryObj = {
  render: () => (
    <div className={sheet.page}>
      {SPECIMENS.map(({ language, text }) => (
        <section key={language} className={sheet.section} lang={language}>
          {rolesBelow('font.size').map(({ path, description }) => (
            <div key={path}>
              <p style={{ fontSize: cssVar(path), lineHeight: cssVar('font.leading.body') }}>
                {text}
              </p>
              <p className={sheet.note} lang="en">
                {path}: {description}
              </p>
            </div>
          ))}
        </section>
      ))}
    </div>
  ),
};

/** A face of the brand at work, its role and its stack. */
function Face({
  face,
  stack,
  text,
}: {
  face: (typeof STYLES)[number];
  stack: string;
  text: string;
}) {
  const size = face === 'body' ? 'font.size.xl' : 'font.size.xxl';
  return (
    <div>
      <p
        style={{
          fontFamily: cssVar(`font.family.${face}`),
          fontSize: cssVar(size),
          fontWeight: cssVar(`font.weight.${face}`),
          lineHeight: cssVar(`font.leading.${face}`),
          letterSpacing: face === 'body' ? 'normal' : cssVar(`font.tracking.${face}`),
        }}
      >
        {text}
      </p>
      <p className={sheet.note} lang="en">
        font.family.{face}, {size}
      </p>
      <p className={sheet.code} lang="en">
        {stack}
      </p>
    </div>
  );
}

export const Typefaces: StoryObj = {
  render: (_args, { globals }) => {
    const values = shownValues(globals);
    return (
      <div className={sheet.page}>
        {SPECIMENS.map(({ language, text }) => (
          <section key={language} className={sheet.section} lang={language}>
            {STYLES.map((face) => (
              <Face
                key={face}
                face={face}
                text={text}
                stack={values[`font.family.${face}`] ?? ''}
              />
            ))}
          </section>
        ))}
      </div>
    );
  },
};
