import type { Kysely } from 'kysely'
import {
  placeholders,
  type MessageBody,
  type MessagePreview,
  type Placeholder,
} from '../../shared-schema/api/messages.ts'
import type { Author } from '../access/author.ts'
import type { Database } from '../database/schema.ts'
import { publishedSchedule } from '../planning/schedule/published.ts'
import { Problem } from '../problems/problem.ts'
import { textsIn } from '../texts/say.ts'
import type { EventOfMessage } from './event.ts'
import { gameLine, gamesToCome } from './game-lines.ts'
import { reachTeams, scorekeepersOf, teamsOf, type Recipient } from './recipients.ts'

type Composed = Pick<MessagePreview, 'mails' | 'unreached_team_ids'>

/**
 * Writes the mails of a message, each with the games of its own team; those of a scorekeeper have all games.
 * @param link the address of the event's page
 * @throws Problem 400 for teams that do not play in the event
 */
export async function compose(
  db: Kysely<Database>,
  author: Author,
  event: EventOfMessage,
  { team_ids, to_scorekeepers, subject, text, language }: MessageBody,
  link: string,
): Promise<Composed> {
  const playing = await teamsOf(db, event)
  const strangers = (team_ids ?? []).filter(id => !playing.has(id))
  if (strangers.length > 0)
    throw Problem.field('team_ids', t => t('messages.notPlaying', { count: strangers.length }))
  const reached = await reachTeams(db, event, [...new Set(team_ids ?? playing)])
  const recipients = [
    ...reached.flatMap(({ people }) => people),
    ...(to_scorekeepers === true ? await scorekeepersOf(db, event) : []),
  ]
  const linesOf = await linesByTeam(db, author, event, language)
  const mails = recipients.map(({ team_id, team, name, email }) => {
    const lines = linesOf(team_id)
    const fill = filling({ event: event.name, team, contact: name || team, link, ...lines })
    return { team_id, name: name || team, email, subject: fill(subject), text: fill(text) }
  })
  return { mails, unreached_team_ids: reached.flatMap(({ id, people }) => (people.length === 0 ? [id] : [])) }
}

type Lines = Pick<Record<Placeholder, string>, 'games' | 'changes'>

/** The games to come and the changed games of a team in words; of all teams for a recipient without one. */
async function linesByTeam(
  db: Kysely<Database>,
  author: Author,
  event: EventOfMessage,
  language: MessageBody['language'],
): Promise<(teamId: Recipient['team_id']) => Lines> {
  const [t, shared] = textsIn(language)
  const games = await gamesToCome(db, event)
  const changes =
    event.family === 'tournaments' ? (await publishedSchedule(db, author, event.id)).changes : []
  const byId = new Map(games.map(game => [game.id, game]))
  return teamId => {
    const isOwn = (
      game: { team_1_id: number | null; team_2_id: number | null } | null | undefined,
    ): boolean => teamId === null || game?.team_1_id === teamId || game?.team_2_id === teamId
    const changed = changes.flatMap(({ game_id, was, say }) => {
      const now = byId.get(game_id)
      if (!isOwn(now) && !isOwn(was)) return []
      const how = say(t, shared)
      return [now ? t('messages.changed', { game: gameLine(now, t), how }) : how]
    })
    const own = games.filter(isOwn).map(game => gameLine(game, t))
    return {
      games: own.length === 0 ? t('messages.noGames') : own.join('\n'),
      changes: changed.length === 0 ? t('messages.noChanges') : changed.join('\n'),
    }
  }
}

/** Replaces the placeholders; other words in braces stay. */
const filling =
  (values: Readonly<Record<Placeholder, string>>) =>
  (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name) => {
      const found = placeholders.find(one => one === name)
      return found === undefined ? whole : values[found]
    })
