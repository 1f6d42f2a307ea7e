import type { ScreenModule } from '#src/modules/screenModule.ts';

/**
 * The screens that only members open. Their list is a script of its own: it names the scripts of each, and visitors, whose first load
 * has a budget, need none of them.
 */
export const ownScreens = import.meta.glob<ScreenModule>(
  '../features/{agentHome,feedback,inbox,lottery,member,protection,security,transactions,transfers}/*Screen.tsx',
);
