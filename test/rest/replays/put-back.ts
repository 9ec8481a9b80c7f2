import type { Body } from '../client.ts'

const leftOut = new Set(['leaguevine_url', 'resource_uri', 'time_created', 'time_last_updated'])

/**
 * The body that existing programs PUT: the object that they have read, without its nulls, nested objects,
 * addresses and stamps, with their change.
 */
export function putBack(object: Body, change: Body): Body {
  const kept = Object.entries(object).filter(
    ([name, value]) =>
      !leftOut.has(name) && value !== null && (typeof value !== 'object' || Array.isArray(value)),
  )
  return { ...Object.fromEntries(kept), ...change }
}
