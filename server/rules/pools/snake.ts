/**
 * Deals teams into pools as a snake: seeds 1 to n go to pools 1 to n, the next n come back from
 * pool n to pool 1, and so on, so that the pools are as equally strong as seeds can make them.
 * Pool sizes differ by at most one.
 *
 * @param teamIds team ids in seed order.
 * @param poolCount how many pools, at least 1 and at most as many as there are teams.
 * @returns the pools in order, each with its team ids in seed order.
 * @throws RangeError when the number of pools does not fit.
 * Source: snake seeding, as in brackets-manager `groups.seed_optimized` (rules.md section 3).
 */
export function snakePools(teamIds: readonly number[], poolCount: number): number[][] {
  if (!Number.isInteger(poolCount) || poolCount < 1 || poolCount > teamIds.length) {
    throw new RangeError(`${teamIds.length} teams cannot fill ${poolCount} pools`)
  }
  return Array.from({ length: poolCount }, (_, pool) =>
    teamIds.filter((_, index) => poolOf(index, poolCount) === pool),
  )
}

function poolOf(index: number, poolCount: number): number {
  const column = index % poolCount
  const goesBack = Math.floor(index / poolCount) % 2 === 1
  return goesBack ? poolCount - 1 - column : column
}
