import { sql } from 'kysely'
import { Router } from 'express'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '../database/connection.ts'

const PATIENCE = 2000

/** `/healthz`: the process is alive. `/readyz`: it can do its work, so a load balancer may send it requests. */
export function healthRoutes({ db }: OpenDatabase, isStopping: () => boolean): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'alive' })
  })
  router.get('/readyz', async (_request, response) => {
    const status = isStopping() ? 'stopping' : await databaseAnswers() ? 'ready' : 'the database does not answer'
    response.status(status === 'ready' ? 200 : 503).json({ status })
  })
  return router

  async function databaseAnswers(): Promise<boolean> {
    const answer = sql`select 1`.execute(db).then(() => true, () => false)
    return Promise.race([answer, sleep(PATIENCE, false, { ref: false })])
  }
}
