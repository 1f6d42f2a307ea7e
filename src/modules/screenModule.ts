import type { ComponentType } from 'react';
import type { GameCategory } from '#src/brand/gameCategory.ts';

/** What the router hands to a screen. */
export interface ScreenProps {
  /** The game category, for the screens of one. */
  category?: GameCategory;
  /** Takes a popup away again; for the screens of popups. */
  close?: () => void;
  /** The route of the page on show, for what counts pages; none where the page is not to be counted. */
  route?: string | undefined;
}

/** The component of a screen. */
export type Screen = ComponentType<ScreenProps>;

/** The file of a screen. */
export type ScreenModule = Record<string, Screen>;
