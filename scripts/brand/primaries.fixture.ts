/** Main colours from almost white to black, each with the id of a brand using it. */
export const PRIMARIES = {
  paper: '#fdfdfd',
  cream: '#fff8e1',
  lemon: '#ffeb3b',
  fern: '#8bc34a',
  lagoon: '#00bcd4',
  'dhaka-star': '#c2185b',
  signal: '#ff0000',
  cobalt: '#0000ff',
  pewter: '#808080',
  walnut: '#5d4037',
  midnight: '#1a237e',
  coal: '#0a0a0a',
  onyx: '#000000',
} as const;
