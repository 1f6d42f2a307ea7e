/** So many pictures at the top of a page's first list are shown ahead of the app: those in the first view of a wide screen. */
export const FIRST_PICTURES = 3;

/** The custom property of the root that holds the picture of a place, once it is known. */
export const firstPicture = (place: number): string => `--livery-picture-${place}`;

/** Something for each of the places, by its number. */
export const eachFirst = <Value>(make: (place: number) => Value): Readonly<Record<number, Value>> =>
  Object.fromEntries(Array.from({ length: FIRST_PICTURES }, (_, place) => [place, make(place)]));

/** The styles that show the picture of a place, as large as its picture in the list will be. */
export const withFirstPicture = (place: number) => ({
  backgroundImage: `var(${firstPicture(place)}, none)`,
  backgroundPosition: 'center',
  backgroundSize: 'cover',
});
