import {
  Controller,
  type ControllerProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';

/**
 * A `Controller` for forms that check a field on leaving it (`mode: 'onTouched'`). A field counts as left only once something was typed in
 * it: the focus also moves by itself, when a dialog opens or a field above appears late, and tabbing through a form is no answer yet.
 */
export function TouchedController<Values extends FieldValues, Name extends FieldPath<Values>>({
  render,
  ...props
}: ControllerProps<Values, Name>) {
  return (
    <Controller
      {...props}
      render={({ field, fieldState, formState }) => {
        const { isDirty, isTouched } = fieldState;
        const leave = () => {
          if (isDirty || isTouched) field.onBlur();
        };
        return render({ field: { ...field, onBlur: leave }, fieldState, formState });
      }}
    />
  );
}
