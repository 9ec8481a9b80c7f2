/** Names that lead from one to the next and back to the first, or null if there are none. */
export function findCircle(leadsTo: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const follow = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of leadsTo.get(name) ?? []) {
      const circle = follow(next, [...way, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }
  for (const name of leadsTo.keys()) {
    const circle = follow(name, [])
    if (circle) return circle
  }
  return null
}
