import { type MutationFunction, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useSingleFlight } from './useSingleFlight.ts';

/** A mutation with the function that it always has here. */
export interface PressOptions<Answer, Failure, Input>
  extends UseMutationOptions<Answer, Failure, Input> {
  mutationFn: MutationFunction<Answer, Input>;
}

/**
 * A mutation started by a press. Presses while it is running do nothing, even before the button shows that it is busy. `press` never
 * rejects: `error` is the failure of the last press, for the component to show.
 */
export function useOnePress<Answer, Failure = Error, Input = void>(
  options: PressOptions<Answer, Failure, Input>,
) {
  const { mutateAsync, error, failureCount, isPending, isSuccess, variables } =
    useMutation(options);
  const press = useSingleFlight(async (input: Input) => {
    await mutateAsync(input).catch(() => undefined);
  });
  return { press, error, failureCount, isPending, isSuccess, variables };
}
