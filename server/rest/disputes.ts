import { Router, type Request } from 'express'
import { z } from 'zod'
import { integer } from '../../shared-schema/resources/field.ts'
import { differences } from '../../shared-schema/scoring/differences.ts'
import type { GameState } from '../../shared-schema/scoring/fold-game.ts'
import type { Sheet } from '../../shared-schema/scoring/sheets.ts'
import { parse } from '../accounts/parse.ts'
import { transaction, type Tx } from '../database/transaction.ts'
import { demandPerson, type Author } from '../league/author.ts'
import { decideDispute, disputesOf, previewDecision, undoDecision, type GameDispute } from '../league/disputes.ts'
import { gameName } from '../league/game-name.ts'
import { queryOf, reader, type RestParts, writer } from './caller.ts'
import { findRecord } from './find-records.ts'
import { readItemKey } from './item-key.ts'
import { onlyMethods } from './only-methods.ts'
import { previewQuery } from './schedule-bodies.ts'
import { WireObjects } from './wire-objects.ts'

const listQuery = z.object({ tournament_id: integer().input.optional(), season_id: integer().input.optional(), game_id: integer().input.optional() })
const entryId = z.uuid({ error: 'must be the id of an entry' })
const decisionBody = z.object({
  sheet_id: entryId,
  version: z.string({ error: 'must be the version of the dispute as you saw it' }),
  entry_ids: z.array(entryId).max(5000).nullable().default(null),
}, { error: 'must be a JSON object' })

/** The games of which two devices kept different scores, and the office's decision about them. */
export function disputeRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  router.route('/disputes')
    .get(async (request, response) => {
      const author = demandPerson(await reader(parts, request), 'Sign in to see this.')
      const wanted = parse(listQuery, Object.fromEntries(queryOf(request)))
      response.json(await transaction(db, async tx => {
        const { open, decided } = await disputesOf(tx, author, wanted)
        const games = await new WireObjects(tx, parts.baseOf(request), author).short('games', [...open, ...decided].map(({ game }) => game.id))
        const shown = async (disputes: readonly GameDispute[]): Promise<object[]> => {
          const objects = []
          for (const dispute of disputes) objects.push({ ...shownDispute(dispute, await gameName(tx, dispute.game.id)), game: games.get(dispute.game.id) })
          return objects
        }
        return { disputes: await shown(open), decided: await shown(decided) }
      }))
    })
    .all(onlyMethods('GET'))

  router.route('/games/:id/decision')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const choice = parse(decisionBody, request.body)
      const { preview } = parse(previewQuery, Object.fromEntries(queryOf(request)))
      response.json(await transaction(db, async tx => {
        const id = await gameAt(tx, author, request)
        if (preview) return standing(await previewDecision(tx, author, id, choice))
        await decideDispute(tx, author, id, choice)
        return (await new WireObjects(tx, parts.baseOf(request), author).show('games', [await findRecord(tx, author, 'games', [id])], 'all'))[0]
      }))
    })
    .delete(async (request, response) => {
      const author = await writer(parts, request)
      await transaction(db, async tx => undoDecision(tx, author, await gameAt(tx, author, request)))
      response.status(204).end()
    })
    .all(onlyMethods('POST', 'DELETE'))

  return router
}

/** The game in a path. @throws Problem where the author may not read it */
async function gameAt(tx: Tx, author: Author, request: Request): Promise<number> {
  return Number((await findRecord(tx, author, 'games', readItemKey('games', request.params))).id)
}

const standing = ({ status, team_1_score, team_2_score }: GameState): object => ({ status, team_1_score, team_2_score })

function shownDispute({ game, sheets, decision, version }: GameDispute, name: string): object {
  const marks = differing(sheets)
  const scores = sheets.map(({ state, claim }) => `${state.team_1_score}–${state.team_2_score}${state.status === 'final' ? ' (final)' : ''} by ${claim.recorded_by || 'somebody'}`)
  return {
    game_id: game.id, tournament_id: game.tournament_id,
    text: `${name}: ${scores.join(', ')}.`,
    version,
    decision: decision
      ? { entry_id: decision.id, recorded_by: decision.recorded_by, recorded_at: decision.recorded_at, is_merged: decision.data.entry_ids !== null }
      : null,
    sheets: sheets.map(({ claim, state, lines }, index) => ({
      sheet_id: claim.id, counts: index === 0, device_id: claim.device_id, recorded_by: claim.recorded_by,
      ...standing(state),
      lines: lines.map(({ entry, content, score }, line) => ({
        entry_id: entry.id, kind: entry.kind, device_id: entry.device_id, recorded_by: entry.recorded_by, recorded_at: entry.recorded_at,
        data: entry.data, content, team_1_score: score?.team_1_score ?? null, team_2_score: score?.team_2_score ?? null,
        differs: marks[index]?.[line] ?? false,
      })),
    })),
  }
}

/** For each line of each sheet whether it is not on the one that counts; of that one, whether it is missing on another. */
function differing([counting, ...others]: readonly Sheet[]): boolean[][] {
  if (!counting) return []
  const contents = ({ lines }: Sheet): string[] => lines.map(({ content }) => content)
  const pairs = others.map(other => differences(contents(counting), contents(other)))
  return [counting.lines.map((_, line) => pairs.some(([first]) => first[line] ?? false)), ...pairs.map(([, second]) => second)]
}
