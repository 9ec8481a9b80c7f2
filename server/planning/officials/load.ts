import type { Kysely } from 'kysely'
import type { Author } from '../../access/author.ts'
import { mayManage } from '../../access/permissions.ts'
import type { Database } from '../../database/schema.ts'
import type { Candidate, Engagement, OfficiatedGame } from '../../rules/officiating/task.ts'
import { minuteAt, minuteOf } from '../../tournament/rounds/playing-hours.ts'
import type { OfficiatedEvent } from './event.ts'
import {
  readAssignments,
  readGames,
  readOfficials,
  readTeams,
  type AssignmentRow,
  type GameRow,
  type OfficialRow,
} from './read-rows.ts'

/** All that is known about the officials of an event. */
export interface OfficiatingState {
  readonly event: OfficiatedEvent
  /** The games of the event, and those elsewhere in which its officials and teams have a part. */
  readonly games: ReadonlyMap<number, GameRow>
  /** The assignments to games of the event. */
  readonly assignments: readonly AssignmentRow[]
  readonly candidates: readonly (Candidate & { readonly name: string })[]
}

/** Loads who could officiate at the games of an event, and who does. */
export async function loadOfficiating(
  db: Kysely<Database>,
  author: Author,
  event: OfficiatedEvent,
): Promise<OfficiatingState> {
  const officials = await readOfficials(db, event)
  const teams = await readTeams(db, event)
  const officialIds = officials.map(({ id }) => id)
  const all = await readAssignments(db, event, officialIds)
  const onDuty = all.flatMap(({ team_id }) => (team_id === null ? [] : [team_id]))
  const teamIds = [...new Set([...teams.map(({ id }) => id), ...onDuty])]
  const rows = await readGames(db, author, event, officialIds, teamIds)
  const games = new Map(rows.map(game => [game.id, game]))
  const zone = rows.find(game => game.is_of_event)?.timezone ?? 'UTC'
  const elsewhere = (isTheirs: (one: AssignmentRow) => boolean): Engagement[] =>
    all.filter(isTheirs).flatMap(({ game_id }) => {
      const game = games.get(game_id)
      return game && !game.is_of_event ? [engagement(game, false)] : []
    })
  return {
    event,
    games,
    assignments: all.filter(({ game_id }) => games.get(game_id)?.is_of_event),
    candidates: [
      ...officials.map(one => ({
        ...{ kind: 'official' as const, id: one.id, name: one.name },
        ...wishesOf(author, one, zone),
        engagements: elsewhere(({ official_id }) => official_id === one.id),
      })),
      ...teams.map(({ id, name }) => ({
        ...{ kind: 'team' as const, id, name, roles: [], team_ids: [id], absences: [] },
        engagements: [
          ...elsewhere(({ team_id }) => team_id === id),
          ...rows
            .filter(({ team_1_id, team_2_id }) => team_1_id === id || team_2_id === id)
            .map(game => engagement(game, true)),
        ],
      })),
    ],
  }
}

/** The roles, teams and absences of an official; of another organization's they are not for this author. */
function wishesOf(
  author: Author,
  { owner_id, roles, team_ids, unavailable }: OfficialRow,
  zone: string,
): Pick<Candidate, 'roles' | 'team_ids' | 'absences'> {
  if (!mayManage(author, owner_id)) return { roles: [], team_ids: [], absences: [] }
  const minute = (local: string): number => minuteAt(local.slice(0, 10), local.slice(11), zone)
  return {
    roles,
    team_ids,
    absences: unavailable.map(({ from, to }) => ({ from: minute(from), to: minute(to) })),
  }
}

const engagement = (
  { id, start_time, minutes, field_id, site_id }: GameRow,
  isOwnGame: boolean,
): Engagement => ({ game_id: id, start: minuteOf(start_time), minutes, field_id, site_id, isOwnGame })

/** A game as the rules know it. */
export const gameOf = ({
  id,
  start_time,
  minutes,
  field_id,
  site_id,
  team_1_id,
  team_2_id,
}: GameRow): OfficiatedGame => ({
  ...{ id, start: minuteOf(start_time), minutes, field_id, site_id },
  team_ids: [team_1_id, team_2_id].filter(one => one !== null),
})
