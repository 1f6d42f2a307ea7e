import { isObject } from '#scripts/pipeline/jsonFile.ts';

/** The fields of a body that are lists, so that a single value becomes a list too. */
export function listFields(requestBody: unknown): ReadonlySet<string> {
  const content = isObject(requestBody) && isObject(requestBody.content) ? requestBody.content : {};
  const media = content['application/json'];
  const schema = isObject(media) && isObject(media.schema) ? media.schema : {};
  const properties = isObject(schema.properties) ? schema.properties : {};
  return new Set(
    Object.keys(properties).filter((name) => {
      const property = properties[name];
      return isObject(property) && property.type === 'array';
    }),
  );
}
