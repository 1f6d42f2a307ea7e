/** Common properties of an action's fields. */
interface Described {
  /** The label in front of it. */
  title: string;
  /** An explanation, if the title needs one. */
  description?: string;
}

/** A text; with `enum`, one of those. */
export interface TextField extends Described {
  type: 'string';
  enum?: readonly string[];
  pattern?: string;
  minLength?: number;
  maxLength: number;
  format?: 'uuid' | 'uri' | 'email' | 'date';
  /** A text of several lines. */
  multiline?: true;
}

interface NumberField extends Described {
  type: 'integer';
  minimum: number;
  maximum: number;
}

interface SwitchField extends Described {
  type: 'boolean';
}

/** One field of an action's input, in JSON Schema: the page makes a control of a form from it. */
export type Field = TextField | NumberField | SwitchField;

/** The input of an action: an object of fields and nothing else, in JSON Schema. */
export interface InputSchema {
  type: 'object';
  additionalProperties: false;
  required: readonly string[];
  properties: Readonly<Record<string, Field>>;
}

type ValueOf<One extends Field> = One extends { enum: readonly (infer Choice)[] }
  ? Choice
  : One extends SwitchField
    ? boolean
    : One extends NumberField
      ? number
      : string;

type Values<Schema extends InputSchema> = {
  [Name in keyof Schema['properties']]: ValueOf<Schema['properties'][Name]>;
};
type Required<Schema extends InputSchema> = Schema['required'][number];

/** An input validated by its schema. */
export type InputOf<Schema extends InputSchema> = Pick<
  Values<Schema>,
  keyof Values<Schema> & Required<Schema>
> &
  Partial<Omit<Values<Schema>, Required<Schema>>>;
