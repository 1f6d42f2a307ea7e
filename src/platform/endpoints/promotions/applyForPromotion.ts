import type { PlatformClient } from '#src/platform/client.ts';

/** An application to a promotion: at most 140 characters, one to three pictures (S5.9). */
export interface Application {
  statement: string;
  images: readonly File[];
}

/** `POST /wps/promotions/{code}/applications`: asks for a promotion that is reviewed (S5.9). */
export function applyForPromotion(
  platform: PlatformClient,
  code: string,
  { statement, images }: Application,
): Promise<null> {
  const body = new FormData();
  body.set('statement', statement);
  for (const image of images) body.append('images', image);
  return platform.send('POST', `/wps/promotions/${encodeURIComponent(code)}/applications`, {
    body,
  });
}
