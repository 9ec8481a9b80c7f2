/** Lets a tap through unless it comes within a moment of the last one let through: a finger that bounced is one goal. */
export function tapGuard(milliseconds: number, clock: () => number): () => boolean {
  let last = -Infinity
  return () => {
    const now = clock()
    if (now - last < milliseconds) return false
    last = now
    return true
  }
}
