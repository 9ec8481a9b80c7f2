import { z } from 'zod'

/**
 * Names the fields that a shape reads, as `id,name,season{name}`, so that two shapes at one address have
 * different cache keys.
 * @returns '' for a shape that is neither an object nor a list of them
 */
export function shapeKey(shape: unknown): string {
  if (shape instanceof z.ZodArray) return shapeKey(shape.element)
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional) return shapeKey(shape.unwrap())
  if (!(shape instanceof z.ZodObject)) return ''
  const parts = Object.entries(shape.shape).map(([name, part]) => {
    const within = shapeKey(part)
    return within === '' ? name : `${name}{${within}}`
  })
  return parts.join()
}
