import { useTextLanguage } from '#src/i18n/useTextLanguage.ts';

/** A member's chosen name, read out in its own language. */
export function Nickname({ name }: { name: string }) {
  const languageOf = useTextLanguage();
  return <bdi lang={languageOf(name).lang}>{name || '–'}</bdi>;
}
