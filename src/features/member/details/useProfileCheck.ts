import type { FieldConfig } from '#src/platform/contract.generated.ts';
import { useBirthdayCheck } from '#src/session/fields/useBirthdayCheck.ts';
import { useFieldCheck } from '#src/session/fields/useFieldCheck.ts';
import { useRealNameCheck } from '#src/shared/details/useRealNameCheck.ts';
import type { ProfileName } from './profileFields.ts';
import { useSettings } from './useSettings.ts';

/** A text of any characters. */
const ANY = { enabled: true, acceptedPattern: '*', patternId: 0 } as const;

/** The rules for names that have no setting. */
export const NAME_RULES = {
  nickname: { ...ANY, required: true, minLength: 2, maxLength: 20 },
} as const satisfies Record<string, FieldConfig>;

/** Validates a player's details: an error message, or `undefined`; by the rules of the registration (S5.1, S5.2). */
export function useProfileCheck(): (name: ProfileName, typed: string) => string | undefined {
  const { username } = useSettings();
  const check = useFieldCheck();
  const checkBirthday = useBirthdayCheck();
  const checkName = useRealNameCheck();
  return (name, typed) => {
    const text = typed.trim();
    if (name === 'birthday') return text === '' ? undefined : checkBirthday(text);
    if (name === 'realName') return checkName(text);
    if (name === 'nickname') return check(NAME_RULES.nickname, text);
    return check({ ...username[name], required: false }, text);
  };
}
