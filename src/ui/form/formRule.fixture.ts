import { expect, userEvent, waitFor } from 'storybook/test';
import { FIELD_ERROR } from '#src/ui/field/FieldMessage.tsx';

const INVALID = '[aria-invalid="true"]';
const SHOWN_ERROR = `${INVALID}, [${FIELD_ERROR}], [role="alert"]`;
const REQUIRED = '[required]:not([aria-hidden="true"]), [aria-required="true"]';
const SEND = 'button[type="submit"]';

/** More tab stops than any form has. */
const MOST_STOPS = 60;

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** Whether nothing was typed or chosen in a control yet. */
function isEmpty(control: Element): boolean {
  if (control.getAttribute('role') === 'radiogroup') {
    return control.querySelector('[aria-checked="true"]') === null;
  }
  return isText(control) ? control.value === '' : control.getAttribute('aria-checked') === 'false';
}

/** Selectors for the fields of a form: a group of radio buttons is one field. */
const CONTROLS =
  'input:not([aria-hidden="true"]), textarea, [role="checkbox"], [role="radiogroup"]';

const found = (form: Element, selector: string): Element[] => [...form.querySelectorAll(selector)];

const nameOf = (control: Element): string =>
  control.getAttribute('name') ?? control.getAttribute('aria-labelledby') ?? control.outerHTML;

/** Whether a control's description shows an error with text and icon. */
function isExplained(control: Element): boolean {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.some((id) => {
    const error = document.getElementById(id);
    if (!error?.hasAttribute(FIELD_ERROR)) return false;
    return error.textContent !== '' && error.querySelector('svg') !== null;
  });
}

/** Waits for delayed checks: those of a phone number load its rules first. */
const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Visits every tab stop of the form without typing. */
async function tabThrough(form: HTMLElement): Promise<void> {
  form.querySelector<HTMLElement>('input:not([aria-hidden="true"]), textarea')?.focus();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await userEvent.tab();
    const here = document.activeElement;
    if (!form.contains(here) || here?.matches(SEND)) break;
  }
  await settled();
}

/** Checks the errors of a form after it was submitted as it was found. */
async function checkSent(name: string, form: HTMLElement, empty: Element[], optional: Element[]) {
  for (const control of empty) {
    const which = `${name}: ${nameOf(control)}`;
    await waitFor(() => expect(control, which).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(isExplained(control), `${which} is explained`).toBe(true));
  }
  const wrongful = optional.filter((control) => control.matches(INVALID)).map(nameOf);
  await expect(wrongful, `${name}: optional fields with an error`).toEqual([]);
  if (empty.length === 0) return;
  await waitFor(() => {
    const [first] = found(form, INVALID);
    expect(first?.contains(document.activeElement), `${name}: focus at the first error`).toBe(true);
  });
  const errors = found(form, `[${FIELD_ERROR}]`).length;
  await waitFor(() => {
    const spoken = found(form, '[aria-live="polite"]').map(({ textContent }) => textContent);
    expect(spoken.join(' '), `${name}: announcement`).toContain(String(errors));
  });
}

/**
 * Checks the rules for every form of the site: it shows no error when it opens, nor while a user tabs through it. Submitted
 * empty, it marks and explains every required field and no other one, moves the focus to the first and announces how many
 * there are.
 * @param name the file of the form, for `formRule.test.ts`, which finds unchecked forms
 * @param form the opened form, with all of its fields
 */
export async function keepsFormRule(name: string, form: HTMLElement): Promise<void> {
  const early = found(form, SHOWN_ERROR);
  const watch = new MutationObserver(() => early.push(...found(form, SHOWN_ERROR)));
  watch.observe(form, { attributes: true, childList: true, subtree: true });
  await settled();
  const required = found(form, REQUIRED);
  const controls = found(form, CONTROLS);
  await expect(controls.length, `${name}: fields`).toBeGreaterThan(0);
  await tabThrough(form);
  watch.disconnect();
  await expect([...new Set(early)].map(nameOf), `${name}: errors before it was sent`).toEqual([]);
  const optional = controls.filter(
    (control) => isEmpty(control) && !required.some((one) => one.contains(control)),
  );
  const send = form.querySelector<HTMLElement>(SEND);
  if (!send) throw new Error(`${name} has no button that sends it.`);
  await userEvent.click(send);
  await checkSent(name, form, required.filter(isEmpty), optional);
}
