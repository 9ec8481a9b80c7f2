import { Router, type Request } from 'express'
import {
  decisionBody,
  disputesQuery,
  type Dispute,
  type Disputes,
  type Standing,
} from '../../../shared-schema/api/disputes.ts'
import { formatQuery } from '../../../shared-schema/api/list-query.ts'
import { previewQuery } from '../../../shared-schema/api/queries.ts'
import { scoreText } from '../../../shared-schema/rules/standings/score-text.ts'
import { differences } from '../../../shared-schema/scoring/differences.ts'
import type { GameState } from '../../../shared-schema/scoring/fold-game.ts'
import type { Sheet } from '../../../shared-schema/scoring/sheets.ts'
import { reading, transaction, type Tx } from '../../database/transaction.ts'
import { requirePerson, type Author } from '../../access/author.ts'
import {
  decideDispute,
  disputesOf,
  previewDecision,
  undoDecision,
  type GameDispute,
} from '../../games/entries/disputes.ts'
import { gameText } from '../../../shared-schema/replication/verdict-text.ts'
import { namedGame } from '../../games/named-game.ts'
import { reader, type RestParts, writer } from '../requests/caller.ts'
import { findRecord } from '../records/find-records.ts'
import { answerWhole, formatOf } from '../records/formats.ts'
import { readItemKey } from '../requests/item-key.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { readQuery, readSent } from '../requests/read-sent.ts'
import { requireKnownParameters } from '../requests/strict.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { textsFor, type Readers } from '../../texts/say.ts'

const columns = [
  'game_id',
  'tournament_id',
  'text',
  'decision.recorded_by',
  'decision.recorded_at',
  'version',
]

/** The games with different scores on several devices, and the office's decisions about them. */
export function disputeRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database

  router
    .route('/disputes')
    .get(async (request, response) => {
      const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
      const wanted = readQuery(request, disputesQuery, formatQuery)
      const format = formatOf(request)
      const found = await reading(db, async (tx): Promise<Disputes> => {
        const { open, decided } = await disputesOf(tx, author, wanted)
        const games = await new WireObjects(tx, parts.baseOf(request), author, textsFor(request)).short(
          'games',
          [...open, ...decided].map(({ game }) => game.id),
        )
        const texts = textsFor(request)
        const shown = async (disputes: readonly GameDispute[]): Promise<Dispute[]> => {
          const objects: Dispute[] = []
          for (const dispute of disputes)
            objects.push({
              ...shownDispute(dispute, await nameOf(tx, dispute.game.id, texts), texts),
              game: games.get(dispute.game.id) ?? null,
            })
          return objects
        }
        return { disputes: await shown(open), decided: await shown(decided) }
      })
      answerWhole(response, format, columns, [...found.disputes, ...found.decided], found)
    })
    .all(onlyMethods(['GET'], t => t('instead.disputes')))

  router
    .route('/games/:id/decision')
    .post(async (request, response) => {
      const author = await writer(parts, request)
      const { preview } = readQuery(request, previewQuery)
      const choice = readSent(request, decisionBody)
      response.json(
        await transaction(db, async tx => {
          const id = await gameAt(tx, author, request)
          if (preview) return standing(await previewDecision(tx, author, id, choice))
          await decideDispute(tx, author, id, choice)
          return (
            await new WireObjects(tx, parts.baseOf(request), author, textsFor(request)).show(
              'games',
              [await findRecord(tx, author, 'games', [id])],
              'all',
            )
          )[0]
        }),
      )
    })
    .delete(async (request, response) => {
      const author = await writer(parts, request)
      requireKnownParameters(request, [])
      await transaction(db, async tx => undoDecision(tx, author, await gameAt(tx, author, request)))
      response.status(204).end()
    })
    .all(onlyMethods(['POST', 'DELETE'], t => t('instead.decision')))

  return router
}

/** The game in a path. @throws Problem if the author may not read it */
async function gameAt(tx: Tx, author: Author, request: Request): Promise<number> {
  return Number((await findRecord(tx, author, 'games', readItemKey('games', request.params))).id)
}

const standing = ({ status, team_1_score, team_2_score, shootout }: GameState): Standing => ({
  status,
  team_1_score,
  team_2_score,
  ...(shootout && { team_1_shootout_score: shootout[0], team_2_shootout_score: shootout[1] }),
})

function shownDispute(
  { game, sheets, decision, version }: GameDispute,
  name: string,
  [t]: Readers,
): Omit<Dispute, 'game'> {
  const marks = differing(sheets)
  const scores = sheets.map(({ state, claim }) => {
    const score = scoreText(standing(state))
    const person = claim.recorded_by || t('answers.somebody')
    return state.status === 'final'
      ? t('answers.finalSheet', { score, person })
      : t('answers.sheet', { score, person })
  })
  return {
    game_id: game.id,
    tournament_id: game.tournament_id,
    text: t('answers.dispute', { game: name, sheets: scores.join(', ') }),
    version,
    decision: decision
      ? {
          entry_id: decision.id,
          recorded_by: decision.recorded_by,
          recorded_at: decision.recorded_at,
          is_merged: decision.data.entry_ids !== null,
        }
      : null,
    sheets: sheets.map(({ claim, state, lines }, index) => ({
      sheet_id: claim.id,
      counts: index === 0,
      device_id: claim.device_id,
      recorded_by: claim.recorded_by,
      ...standing(state),
      lines: lines.map(({ entry, content, score }, line) => ({
        entry_id: entry.id,
        kind: entry.kind,
        device_id: entry.device_id,
        recorded_by: entry.recorded_by,
        recorded_at: entry.recorded_at,
        data: entry.data,
        content,
        team_1_score: score?.team_1_score ?? null,
        team_2_score: score?.team_2_score ?? null,
        differs: marks[index]?.[line] ?? false,
      })),
    })),
  }
}

/**
 * For each line of each sheet, whether it is missing on the sheet that counts; for lines of that one, whether
 * it is missing on another.
 */
function differing([counting, ...others]: readonly Sheet[]): boolean[][] {
  if (!counting) return []
  const contents = ({ lines }: Sheet): string[] => lines.map(({ content }) => content)
  const pairs = others.map(other => differences(contents(counting), contents(other)))
  return [
    counting.lines.map((_, line) => pairs.some(([first]) => first[line] ?? false)),
    ...pairs.map(([, second]) => second),
  ]
}

async function nameOf(tx: Tx, gameId: number, [, shared]: Readers): Promise<string> {
  const game = await namedGame(tx, gameId)
  return game === null ? '' : gameText(game, shared)
}
