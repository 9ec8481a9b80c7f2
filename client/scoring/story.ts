import { z } from 'zod'
import { readAll } from '../requests/read-all.ts'
import { Remembered } from '../device/remembered.ts'
import type { StoryFamily } from '../../shared-schema/replication/entry-kinds.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { playDetail, playTitle, type Names } from './play-text.ts'
import { teamsIn } from '../../shared-schema/sports/model/sport.ts'
import { t } from '../texts/t.ts'

const id = z.int().nullable()

const event = z.object({
  type: z.int(),
  time: z.string().nullable(),
  int_1: id,
  int_2: id.default(null),
  int_3: id.default(null),
  bool_1: z.boolean().nullable().default(null),
  player_1_id: id,
  player_1_team_id: id,
  player_2_id: id,
  player_2_team_id: id,
  player_3_id: id,
  player_3_team_id: id,
})
const score = z.object({ time: z.string().nullable(), team_1_score: z.int(), team_2_score: z.int() })

/** What happened at a game whose entries have left this device: its plays in order, and its scores. */
const story = z.object({
  events: z.array(event),
  game_scores: z.array(score),
} satisfies Record<StoryFamily, z.ZodType>)
export type Story = z.infer<typeof story>

/** As many as fit into a small part of what a browser lets an app remember. */
const MAX_KEPT = 60

const kept = new Remembered('stories', z.array(z.tuple([z.int(), story])))

/** The story of a game, if it was seen on this device. */
export const keptStory = (gameId: number): Story | undefined =>
  kept.get()?.find(([game]) => game === gameId)?.[1]

/** Asks the server for the story of a game and keeps it for later, when there may be no network. @throws RequestError */
export async function fetchStory(gameId: number, signal: AbortSignal): Promise<Story> {
  const ofGame = { game_id: String(gameId) }
  const [events, game_scores] = await Promise.all([
    readAll('events', { ...ofGame, order_by: '[ordinal_number,id]' }, event, signal),
    readAll('game_scores', { ...ofGame, order_by: '[time,id]' }, score, signal),
  ])
  const fresh = { events, game_scores }
  kept.set(
    [[gameId, fresh] as [number, Story], ...(kept.get() ?? []).filter(([game]) => game !== gameId)].slice(
      0,
      MAX_KEPT,
    ),
  )
  return fresh
}

/** One line of a story. */
export interface StoryLine {
  readonly title: string
  readonly detail: string
  readonly score: readonly [number, number] | null
  readonly time: string | null
}

/** A story in words, in the order of the game. Where plays give no points the scores stand among them by their times. */
export function storyLines(
  { events, game_scores }: Story,
  firstTeam: number | null,
  names: Names,
): StoryLine[] {
  const { rules, recordsPlays } = names.sport
  const teams = [...new Set(events.flatMap(play => teamsIn(rules, playOf(play.type, play))))]
  const course = rules.start({
    team_1_id: firstTeam,
    team_2_id: teams.find(team => team !== firstTeam) ?? null,
  })
  const points: [number, number] = [0, 0]
  const plays = events.map(({ time, ...said }): StoryLine => {
    const play: Play = playOf(said.type, said)
    const { team_id: scorer, points: added, isShootout } = course.next(play, () => undefined)
    const scores = scorer !== null && !isShootout && rules.sets === null
    if (scores) points[scorer === firstTeam ? 0 : 1] += added
    return {
      title: playTitle(play, names),
      detail: playDetail(play, names),
      score: scores ? [...points] : null,
      time,
    }
  })
  if (recordsPlays) return plays
  const stands = game_scores.map(({ team_1_score, team_2_score, time }): StoryLine => ({
    title: t('scoring.score'),
    detail: '',
    score: [team_1_score, team_2_score],
    time,
  }))
  return [...plays, ...stands].sort((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
}
