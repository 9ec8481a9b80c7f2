import { z } from 'zod'
import { readAll } from '../base/requests/read-all.ts'
import { Remembered } from '../base/device/remembered.ts'
import type { StoryFamily } from '../../shared-schema/replication/entry-kinds.ts'
import { playOf, type Play } from '../../shared-schema/sports/model/play.ts'
import { isPartOfLineUp } from './line-ups.ts'
import { teamOf } from './play-choices.ts'
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

/** The story of a game whose entries have left this device: its plays in order, and its scores. */
const story = z.object({
  events: z.array(event),
  game_scores: z.array(score),
} satisfies Record<StoryFamily, z.ZodType>)
export type Story = z.infer<typeof story>

/** As many as fit into a small part of the browser's storage for an app. */
const MAX_KEPT = 60

const kept = new Remembered('stories', z.array(z.tuple([z.int(), story])))

/** The story of a game, if it was shown on this device before. */
export const storedStory = (gameId: number): Story | undefined =>
  kept.get()?.find(([game]) => game === gameId)?.[1]

/**
 * Asks the server for the story of a game and keeps it for later, when there may be no network.
 * @throws RequestError
 */
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
  /** Its team: 1 or 2, or null. */
  readonly side: 1 | 2 | null
  readonly score: readonly [number, number] | null
  readonly time: string | null
  /** The play that it describes, if it is part of a line-up together with others. */
  readonly ofLineUp?: Play | undefined
}

/**
 * A story in words, in the order of the game. A score that no play made goes before the next scoring play, or
 * by its time before a play that did not score.
 */
export function storyLines(
  { events, game_scores }: Story,
  firstTeam: number | null,
  names: Names,
): StoryLine[] {
  const plays = scoredPlays(events, firstTeam, names)
  const made = scoresOf(plays, game_scores)
  const ofPlays = new Set(made)
  let stands: Points = [0, 0]
  let nextScore = 0
  const scoresWhile = (isBefore: (index: number) => boolean): StoryLine[] => {
    const lines: StoryLine[] = []
    for (; nextScore < game_scores.length && !ofPlays.has(nextScore) && isBefore(nextScore); nextScore++) {
      const { time = null, ...score } = game_scores[nextScore] ?? { team_1_score: 0, team_2_score: 0 }
      const next = pointsOf(score)
      if (!isSame(next, stands))
        lines.push({ title: t('scoring.score'), detail: '', side: null, score: next, time })
      stands = next
    }
    return lines
  }
  const lines = plays.flatMap(({ play, time, added }, index): StoryLine[] => {
    const own = made[index] ?? null
    const before = scoresWhile(at => (own === null ? (game_scores[at]?.time ?? '') < (time ?? '') : at < own))
    if (added) stands = sumOf(stands, added)
    if (own !== null) nextScore = own + 1
    const team = teamOf(names.sport, play)
    const line = {
      title: playTitle(play, names),
      detail: playDetail(play, names),
      side: team === null ? null : team === firstTeam ? (1 as const) : (2 as const),
      time,
      ofLineUp: isPartOfLineUp(play, names.sport) ? play : undefined,
    }
    return [...before, { ...line, score: added && stands }]
  })
  return [...lines, ...scoresWhile(() => true)]
}

type Points = readonly [number, number]

interface ScoredPlay {
  readonly play: Play
  readonly time: string | null
  /** The points that it gave; null if it did not score. */
  readonly added: Points | null
}

function scoredPlays(
  events: Story['events'],
  firstTeam: number | null,
  { sport: { rules } }: Names,
): ScoredPlay[] {
  const teams = [...new Set(events.flatMap(play => teamsIn(rules, playOf(play.type, play))))]
  const course = rules.start({
    team_1_id: firstTeam,
    team_2_id: teams.find(team => team !== firstTeam) ?? null,
  })
  return events.map(({ time, ...content }) => {
    const play = playOf(content.type, content)
    const { team_id, points, isShootout } = course.next(play, () => undefined)
    const scores = team_id !== null && points !== 0 && !isShootout && rules.sets === null
    return { play, time, added: !scores ? null : team_id === firstTeam ? [points, 0] : [0, points] }
  })
}

/** For each play the index of the score that it made: the first score that matches. */
function scoresOf(plays: readonly ScoredPlay[], scores: Story['game_scores']): (number | null)[] {
  let next = 0
  return plays.map(({ added }) => {
    if (!added) return null
    const found = scores.findIndex((score, index) => {
      const before = scores[index - 1]
      return index >= next && isSame(pointsOf(score), sumOf(before ? pointsOf(before) : [0, 0], added))
    })
    if (found === -1) return null
    next = found + 1
    return found
  })
}

const pointsOf = ({ team_1_score, team_2_score }: Omit<Story['game_scores'][number], 'time'>): Points => [
  team_1_score,
  team_2_score,
]

const sumOf = (one: Points, other: Points): Points => [one[0] + other[0], one[1] + other[1]]

const isSame = (one: Points, other: Points): boolean => one[0] === other[0] && one[1] === other[1]
