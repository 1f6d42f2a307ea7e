import { jsonb } from 'drizzle-orm/pg-core';
import type { Texts } from '#sandbox/kernel/text/texts.ts';

/** A column with a text by language. */
export const texts = (name: string) => jsonb(name).$type<Texts>();
