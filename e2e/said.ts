/** A pattern that matches a whole message of a catalogue, with any values in its placeholders. */
export function said(message: string): RegExp {
  const parts = message.split(/\{\{\w+\}\}|<\/?\w+>/);
  const fixed = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.*')}$`);
}
