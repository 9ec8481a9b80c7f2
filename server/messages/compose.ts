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
import { gameLine, gamesToCome, teamsOfGames } from './game-lines.ts'
import { officialsOf, reachTeams, scorekeepersOf, teamsOf, type Recipient } from './recipients.ts'

type Composed = Pick<
  MessagePreview,
  'mails' | 'unreached_team_ids' | 'unreached_officials' | 'left_out_tournament_ids'
>

/**
 * Writes the mails of a message, each with the games of its own team or official; those of a scorekeeper have all games.
 * @param linkOf the address of the page of a tournament, or of the whole event for null
 * @throws Problem 400 for teams that do not play in the event, for games that are not of it, and for the version of a
 *   schedule that the message cannot announce as a whole
 */
export async function compose(
  db: Kysely<Database>,
  author: Author,
  event: EventOfMessage,
  body: MessageBody,
  linkOf: (tournamentId: number | null) => string,
): Promise<Composed> {
  const { team_ids, game_ids, to_scorekeepers, to_officials, subject, text } = body
  if (body.published_version !== undefined && event.family === 'meets')
    throw Problem.field('published_version', t => t('messages.scheduleOfDivision'))
  if (body.published_version !== undefined && game_ids !== undefined)
    throw Problem.field('published_version', t => t('messages.scheduleOfAllGames'))
  const playing = await teamsOf(db, event)
  const strangers = (team_ids ?? []).filter(id => !playing.has(id))
  if (strangers.length > 0)
    throw Problem.field('team_ids', t => t('messages.notPlaying', { count: strangers.length }))
  const inGames = game_ids === undefined ? undefined : await teamsOfGames(db, event, game_ids)
  const wanted = team_ids ?? [...playing.keys()].filter(id => inGames?.has(id) ?? true)
  const reached = await reachTeams(db, event, [...new Set(wanted)])
  const officials = to_officials === true ? await officialsOf(db, event, game_ids) : []
  const recipients = [
    ...reached.flatMap(({ people }) => people),
    ...(to_scorekeepers === true ? await scorekeepersOf(db, event, game_ids) : []),
    ...officials.filter(({ email }) => email !== ''),
  ]
  const linesOf = await linesByRecipient(db, author, event, body)
  const mails = recipients.map(recipient => {
    const { team_id, team, name, email } = recipient
    const link = linkOf(team_id === null ? (recipient.tournament_id ?? null) : (playing.get(team_id) ?? null))
    const fill = filling({ event: event.name, team, contact: name || team, link, ...linesOf(recipient) })
    return { team_id, name: name || team, email, subject: fill(subject), text: fill(text) }
  })
  return {
    mails,
    unreached_team_ids: reached.flatMap(({ id, people }) => (people.length === 0 ? [id] : [])),
    unreached_officials: officials.flatMap(({ name, email }) => (email === '' ? [name] : [])),
    left_out_tournament_ids: [...event.left_out_tournament_ids],
  }
}

interface Sides {
  readonly team_1_id: number | null
  readonly team_2_id: number | null
}

type Lines = Pick<Record<Placeholder, string>, 'games' | 'changes'>

/** The games to come and the changed games of a recipient in words: of the team, of the official, or all. */
async function linesByRecipient(
  db: Kysely<Database>,
  author: Author,
  event: EventOfMessage,
  { language, game_ids }: Pick<MessageBody, 'language' | 'game_ids'>,
): Promise<(recipient: Recipient) => Lines> {
  const [t, shared] = textsIn(language)
  const games = await gamesToCome(db, event, game_ids)
  const changes = await changesIn(db, author, event.tournament_ids)
  const byId = new Map(games.map(game => [game.id, game]))
  return ({ team_id, roles }) => {
    const isOwn = (id: number, game: Sides | null | undefined): boolean =>
      roles?.has(id) ?? (team_id === null || game?.team_1_id === team_id || game?.team_2_id === team_id)
    const changed = changes.flatMap(({ game_id, was, say }) => {
      if (game_ids?.includes(game_id) === false) return []
      const now = byId.get(game_id)
      if (!isOwn(game_id, now) && !isOwn(game_id, was)) return []
      const how = say(t, shared)
      return [now ? t('messages.changed', { game: gameLine(now, t), how }) : how]
    })
    const own = games
      .filter(game => isOwn(game.id, game))
      .map(game => {
        const how = roles?.get(game.id)
        const line = gameLine(game, t)
        return how === undefined ? line : t('messages.changed', { game: line, how })
      })
    return {
      games: own.length === 0 ? t('messages.noGames') : own.join('\n'),
      changes: changed.length === 0 ? t('messages.noChanges') : changed.join('\n'),
    }
  }
}

async function changesIn(db: Kysely<Database>, author: Author, tournamentIds: readonly number[]) {
  const found = []
  for (const id of tournamentIds) found.push(await publishedSchedule(db, author, id))
  return found.flatMap(({ changes }) => changes)
}

/** Replaces the placeholders; other words in braces stay. */
const filling =
  (values: Readonly<Record<Placeholder, string>>) =>
  (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name) => {
      const found = placeholders.find(one => one === name)
      return found === undefined ? whole : values[found]
    })
