// The cost of waiting for the disk: goals through a server whose database waits, and through one whose
// database does not.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at } from '../../../shared-schema/rules/at.ts'
import { serverIn, type Setup } from '../../power-cut/server-on-disk.ts'
import { makeWorld, pushGoals } from '../../power-cut/world.ts'
import { joinBy } from '../../support/server.ts'
import { inTurns } from '../replication/figures.ts'
import { quantile } from '../rest/measure.ts'
import { measured } from '../rehearsal.ts'

const DATABASES = measured(['embedded', 'PostgreSQL'] as const, ['PostgreSQL'] as const)
const CROWDS = [1, 8]
const ROUNDS = measured(6, 1)
/** The pushes of a round; the round before the first is there to warm up. */
const PUSHES = measured(100, 4)

export async function bench(): Promise<void> {
  console.log('| pushes/s | waiting for the disk | without | ratio |\n|---|---|---|---|')
  for (const database of DATABASES) {
    const servers = [await startOn({ database, waits: true }), await startOn({ database, waits: false })]
    for (const tablets of CROWDS) {
      const rate =
        ({ push }: Pushable) =>
        async () => {
          const start = performance.now()
          return ((await push(tablets)).size * 1000) / (performance.now() - start)
        }
      for (const { push } of servers) await push(tablets)
      const rates = (await inTurns(ROUNDS, ...servers.map(rate))).map(measured => quantile(measured, 0.5))
      const [waiting, without] = [at(rates, 0), at(rates, 1)]
      console.log(
        `| ${database}, ${tablets} at once | ${waiting.toFixed(1)} | ${without.toFixed(1)} | **${(without / waiting).toFixed(2)}** |`,
      )
    }
    for (const { end } of servers) await end()
  }
}

interface Pushable {
  readonly push: (tablets: number) => Promise<Set<string>>
  readonly end: () => Promise<void>
}

async function startOn(setup: Setup): Promise<Pushable> {
  const folder = mkdtempSync(join(tmpdir(), 'sideline-durable-'))
  chmodSync(folder, 0o755) // PostgreSQL runs as another user
  const database = await serverIn(folder, setup)
  const world = await makeWorld(database, 1)
  const server = await database.start()
  const token = await joinBy(server.url, at(world.codes, 0), 'scorekeeper')
  return {
    push: tablets => pushGoals(world, server.url, token, PUSHES, tablets),
    async end() {
      await server.stop()
      await database.end()
      rmSync(folder, { recursive: true })
    },
  }
}
