import { useBrand } from '#src/brand/BrandContext.tsx';
import { type GameShape, shapeIn } from '#src/platform/endpoints/games/gameCard.ts';

/** The shape of pictures in the brand, by the usual shape of their kind of game. */
export function useGameShape(): (usual: GameShape) => GameShape {
  const { look } = useBrand();
  return (usual) => shapeIn(look, usual);
}
