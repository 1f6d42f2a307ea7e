import { useLocation } from 'react-router-dom';
import type { PopupState } from './popup.ts';

/** The state of a link that opens a popup above the current page (S2.2, S2.15). */
export const usePopupAbove = (): PopupState => ({ background: useLocation() });
