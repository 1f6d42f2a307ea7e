import type { Meta, StoryObj } from '@storybook/react-vite';
import { cssVar, rolesBelow } from './Roles.tsx';
import * as sheet from './sheet.css.ts';

const SPECIMENS = [
  { language: 'en', text: 'A well-lit shelf, not a fairground: 1,234,567.80' },
  { language: 'bn', text: 'মেলা নয়, আলোয় সাজানো তাক: ১২,৩৪,৫৬৭.৮০' },
];

const STYLES = ['body', 'heading', 'display'] as const;

/** Sizes and faces in English and Bengali. Bengali has its own line height and no tracking. */
const meta: Meta = { title: 'Foundations/Type' };
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

export const Faces: StoryObj = {
  render: () => (
    <div className={sheet.page}>
      {SPECIMENS.map(({ language, text }) => (
        <section key={language} className={sheet.section} lang={language}>
          {STYLES.map((face) => (
            <p
              key={face}
              style={{
                fontFamily: cssVar(`font.family.${face}`),
                fontSize: cssVar(face === 'body' ? 'font.size.m' : 'font.size.xxl'),
                fontWeight: cssVar(`font.weight.${face}`),
                lineHeight: cssVar(`font.leading.${face}`),
                letterSpacing: face === 'body' ? 'normal' : cssVar(`font.tracking.${face}`),
              }}
            >
              {text}
            </p>
          ))}
        </section>
      ))}
    </div>
  ),
};
