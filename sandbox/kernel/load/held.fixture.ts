/** Work that runs until the test ends it. */
export function heldWork<Value>(value: Value): { work: () => Promise<Value>; end: () => void } {
  let end = () => {};
  const promise = new Promise<Value>((resolve) => {
    end = () => resolve(value);
  });
  return { work: () => promise, end: () => end() };
}
