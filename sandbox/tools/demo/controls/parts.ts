import { html } from 'hono/html';
import type { Sport } from '#sandbox/domains/play/rules/sport.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { DemoWords } from '../words.ts';

/** What the controls of a game are made from. */
export interface ControlParts {
  words: DemoWords;
  language: Language;
  market: ResolvedBrand['market'];
  /** What is played in a game of matches. */
  sport: Sport;
  now: Date;
}

/** What a page shows of its game: a scene, and what is chosen below it; either may hold the choices. */
export interface Controls {
  scene: unknown;
  /** What is listed below the result of a round. */
  list?: unknown;
  choices: unknown;
}

/** One thing to choose from. */
export interface Choice {
  value: string;
  /** What a stake on it is multiplied by, as the text of the wire. */
  odds?: string;
  content: unknown;
  checked?: boolean;
  className?: string;
}

/** Odds in hundredths as the text of the wire. */
export const oddsText = (hundredths: number | bigint): string =>
  (Number(hundredths) / 100).toFixed(2);

/** A choice with a whole label to press. */
export const choice = ({ value, odds = '', content, checked = false, className = '' }: Choice) =>
  html`<label class="choice ${className}"><input type="radio" name="selection" value="${value}" data-odds="${odds}"
    required ${checked ? 'checked' : ''}>${content}</label>`;

/** A group of choices. */
export const choices = (legend: string, list: readonly Choice[], className = '') => html`
  <fieldset class="choices ${className}"><legend>${legend}</legend>${list.map(choice)}</fieldset>`;
