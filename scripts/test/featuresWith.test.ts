import { describe, expect, it } from 'vitest';
import { featuresWith, importersInSrc } from './featuresWith.ts';

const importers = new Map([
  ['src/ui/tree/Tree.tsx', ['src/ui/tree/Forest.tsx', 'src/features/team/TeamScreen.tsx']],
  ['src/ui/tree/Forest.tsx', ['src/features/help/HelpScreen.tsx']],
  ['src/features/team/TeamScreen.tsx', ['src/modules/screens.ts']],
  ['src/ui/icon/Icon.tsx', ['src/features/help/HelpScreen.tsx', 'src/app/layout/Header.tsx']],
]);

describe('the features that a file is in', () => {
  it('are found along the imports, as far as the feature', () => {
    expect(featuresWith('src/ui/tree/Tree.tsx', importers)).toEqual(['help', 'team']);
  });

  it('are all where the frame of every screen imports it, or nothing does', () => {
    expect(featuresWith('src/ui/icon/Icon.tsx', importers)).toBeUndefined();
    expect(featuresWith('src/session/messages/en.json', importers)).toBeUndefined();
  });

  it('are read from the imports of the project', () => {
    const found = importersInSrc();
    expect(featuresWith('src/ui/accordion/Accordion.tsx', found)).toContain('help');
    expect(featuresWith('src/ui/button/Button.tsx', found)).toBeUndefined();
  });
});
