/** How many pictures at the top of a page's first list are shown before the app: those in the first view of a wide screen. */
export const FIRST_PICTURES = 3;

/** The root's custom property with the picture at an index, once it is known. */
export const firstPicture = (place: number): string => `--livery-picture-${place}`;

/** An object with a value for each of the indices. */
export const eachFirst = <Value>(make: (place: number) => Value): Readonly<Record<number, Value>> =>
  Object.fromEntries(Array.from({ length: FIRST_PICTURES }, (_, place) => [place, make(place)]));

/** The styles that show the picture at an index, as large as it will be in the list. */
export const withFirstPicture = (place: number) => ({
  backgroundImage: `var(${firstPicture(place)}, none)`,
  backgroundPosition: 'center',
  backgroundSize: 'cover',
});
