/** The teams that a list of a request or a record names, each once. */
export function teamIdsOf(value: unknown): number[] {
  return Array.isArray(value) ? [...new Set(value.filter((id): id is number => typeof id === 'number'))] : []
}
