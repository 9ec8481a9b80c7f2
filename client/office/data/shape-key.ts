import { z } from 'zod'

/** The fields of a shape, or of the items of a list; undefined for a shape without fields. */
export function fieldsIn(shape: unknown): Readonly<Record<string, unknown>> | undefined {
  if (shape instanceof z.ZodArray) return fieldsIn(shape.element)
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional) return fieldsIn(shape.unwrap())
  return shape instanceof z.ZodObject ? shape.shape : undefined
}

/**
 * Names the fields that a shape reads, as `id,name,season{name}`, so that two shapes at one address have
 * different cache keys.
 * @returns '' for a shape that is neither an object nor a list of them
 */
export const shapeKey = (shape: unknown): string =>
  Object.entries(fieldsIn(shape) ?? {})
    .map(([name, part]) => {
      const within = shapeKey(part)
      return within === '' ? name : `${name}{${within}}`
    })
    .join()
