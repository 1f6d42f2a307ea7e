import type { ComponentType } from 'react';
import type { GameCategory } from '#src/brand/gameCategory.ts';

/** The props of every screen. */
export interface ScreenProps {
  /** The game category, for the screens of one. */
  category?: GameCategory;
  /** Closes a popup; for the screens of popups. */
  close?: () => void;
  /** The current page's route, for page counts; undefined if the page must not be counted. */
  route?: string | undefined;
}

export type Screen = ComponentType<ScreenProps>;

/** The file of a screen. */
export type ScreenModule = Record<string, Screen>;
