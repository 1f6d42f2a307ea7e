import { rowsOf } from './rowsOf.ts';

/** The player protection page, one step from every page. */
export const SAFETY_SCREEN = 'responsible/ResponsibleScreen';

/** The help and player protection screens. */
export const helpRows = rowsOf([
  {
    id: 'service',
    screen: 'support/SupportScreen',
    icon: 'headset',
    audience: 'everyone',
    places: ['accountMenu', 'sideMenu', 'footer', 'memberCentre'],
    switch: 'customerService',
  },
  {
    id: 'help',
    icon: 'info',
    audience: 'everyone',
    document: 'whole',
    places: ['sideMenu', 'footer', 'memberCentre'],
    switch: 'helpCentre',
  },
  {
    id: 'feedback',
    icon: 'pencil',
    audience: 'member',
    places: ['sideMenu', 'footer', 'memberCentre'],
    switch: 'feedback',
  },
  {
    id: 'chat',
    screen: 'chatRoom/ChatRoomScreen',
    icon: 'message',
    audience: 'player',
    popup: true,
    places: ['sideMenu', 'memberCentre'],
    switch: 'chatRoom',
  },
  {
    id: 'responsible',
    screen: SAFETY_SCREEN,
    icon: 'lifebuoy',
    audience: 'everyone',
    document: 'whole',
    offline: true,
    places: ['sideMenu', 'footer'],
  },
  {
    id: 'appGuide',
    route: '/app',
    icon: 'download',
    audience: 'everyone',
    document: 'whole',
    places: ['sideMenu', 'footer'],
    switch: 'appDownload',
  },
  {
    id: 'terms',
    screen: 'legal/TermsScreen',
    icon: 'check',
    audience: 'everyone',
    document: 'whole',
    places: ['footer'],
  },
  {
    id: 'privacy',
    screen: 'legal/PrivacyScreen',
    icon: 'eyeOff',
    audience: 'everyone',
    document: 'whole',
    places: ['footer'],
  },
]);
