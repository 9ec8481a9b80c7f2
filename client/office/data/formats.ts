import { z } from 'zod'
import { formatAnswers } from '../../../shared-schema/api/formats.ts'
import { bracketRecord } from '../../sync/storage/tournament-records.ts'
import { play, sites } from './families-read.ts'
import { officeGame, officePool, type EventGames } from './games.ts'
import { wouldBe } from './previews.ts'
import { answerOf } from './queries.ts'
import { pairing } from './swiss-rounds.ts'

/** A part of a format: pools or swiss rounds first, then brackets. */
export const stages = z.array(formatAnswers.FormatStage)
export type Stages = z.infer<typeof stages>

/**
 * The fields and times available to an organizer, if they differ from the tournament's. Empty texts are left
 * out.
 */
export interface AtHand {
  readonly fields: string
  readonly days: string
  readonly opens_at: string
  readonly closes_at: string
}

/** Formats that suit a tournament, the best suited first. */
export const formatsFor = (tournamentId: number, atHand: AtHand) => {
  const given = Object.entries(atHand).filter(([, value]) => value !== '')
  const query = new URLSearchParams(given).toString()
  return answerOf(
    `/v1/tournaments/${tournamentId}/formats/${query && `?${query}`}`,
    formatAnswers.FormatSuggestions,
    [...play, ...sites],
  )
}

const drawnPairs = z.object({ id: z.int(), round_number: z.int(), pairings: z.array(pairing) })

/** A new bracket with its games. */
export const madeBracket = bracketRecord.extend({
  rounds: z.array(z.object({ games: z.array(officeGame) })),
})

export const madeFormat = z.object({
  pools: z.array(officePool),
  brackets: z.array(madeBracket),
  swiss_rounds: z.array(drawnPairs),
  game_ids: z.array(z.int()),
  later: z.array(z.object({ family: z.enum(['swiss_rounds', 'brackets']), text: z.string() })),
  placed: z.array(z.object({ game_id: z.int() })),
  unplaced: z.array(z.object({ game_id: z.int(), text: z.string() })),
  conflicts: z.array(z.object({ text: z.string() })),
})
/** The result of making a format: pools, brackets and games, with fields and times if available. */
export type MadeFormat = z.infer<typeof madeFormat>

/** The structure of a tournament that a format replaces. */
export type SeenFormat = Pick<EventGames, 'pools' | 'brackets' | 'swissRounds'>

/** True if the tournament has pools, brackets or swiss rounds. */
export const hasFormat = ({ pools, brackets, swissRounds }: SeenFormat): boolean =>
  pools.length + brackets.length + swissRounds.length > 0

const idsOf = (records: readonly { readonly id: number }[]): number[] => records.map(({ id }) => id)

/** The request for making a format; it replaces everything not yet played, if the organizer has seen it. */
export const making = (tournamentId: number, chosen: Stages, seen?: SeenFormat) => ({
  method: 'POST' as const,
  path: `/v1/tournaments/${tournamentId}/formats/`,
  body: {
    stages: chosen,
    replace: true,
    ...(seen && {
      seen: {
        pools: idsOf(seen.pools),
        brackets: idsOf(seen.brackets),
        swiss_rounds: idsOf(seen.swissRounds),
      },
    }),
  },
})

/** Previews a format without making it. */
export const formatPreview = (tournamentId: number, chosen: Stages) =>
  wouldBe(making(tournamentId, chosen), madeFormat)

/** Pools and brackets for display. */
export type Structure = Pick<EventGames, 'games' | 'pools' | 'brackets'>

/** The same for a preview. */
export const structureOf = ({ pools, brackets }: Pick<MadeFormat, 'pools' | 'brackets'>): Structure => ({
  pools,
  brackets,
  games: brackets.flatMap(({ rounds }) => rounds.flatMap(({ games }) => games)),
})
