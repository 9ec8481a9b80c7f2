/** The elements grouped by `keyOf`; keys and elements keep their order. */
export function groupBy<T, K>(elements: Iterable<T>, keyOf: (element: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const element of elements) {
    const key = keyOf(element)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [element])
    else group.push(element)
  }
  return groups
}
