import express, { type RequestHandler } from 'express'
import { z } from 'zod'
import { lackingOf } from '../games/entries/lacking.ts'
import { addressedScope } from './addressed.ts'
import { MAX_DOCUMENTS, type ReplicationParts } from './parts.ts'
import { refuse } from './refuse.ts'
import { viewFor } from './view-for.ts'

const lackingBody = z
  .array(z.object({ id: z.string().min(1).max(80), game_id: z.int().min(1).max(2_147_483_647) }))
  .max(MAX_DOCUMENTS)

/**
 * Names the entries that a device holds and this server lost; callers who may not record at the game need not
 * send them.
 */
export const lackingRoute = (parts: ReplicationParts): RequestHandler[] => [
  async (request, response, next) => {
    if (await viewFor(parts, request, response, addressedScope(request))) next()
  },
  express.json({ limit: '1mb' }),
  async (request, response) => {
    const held = lackingBody.safeParse(request.body)
    if (!held.success)
      return refuse(response, 'unreadable_request', t =>
        t('replication.nameEntries', { count: MAX_DOCUMENTS }),
      )
    const author = parts.callers.of(request)
    response.json(await lackingOf(parts.db, addressedScope(request), author, held.data))
  },
]
