import { startPostgres } from '../../support/postgres-cluster.ts'
import { besiege } from './besiege.ts'

/** Lets hostile admins make so many requests, and says what came of it. @returns whether all held */
export async function hostile(wish: { readonly requests: number; readonly seed: number }): Promise<boolean> {
  const cluster = await startPostgres()
  try {
    console.log(`Seed ${wish.seed}`)
    const start = performance.now()
    const { requests, statuses, breaches } = await besiege(await cluster.createDatabase('hostile'), wish)
    console.log(
      `${requests} requests in ${((performance.now() - start) / 60_000).toFixed(1)} minutes:`,
      Object.fromEntries([...statuses].sort(([a], [b]) => a - b)),
    )
    for (const breach of breaches) console.log(breach)
    console.log(`${breaches.length} breaches`)
    return breaches.length === 0
  } finally {
    await cluster.stop()
  }
}
