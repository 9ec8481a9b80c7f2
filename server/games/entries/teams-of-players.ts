import { sql } from 'kysely'
import type { Entry, EntryOf } from '../../../shared-schema/replication/entry.ts'
import type { Play } from '../../../shared-schema/sports/model/play.ts'
import { roleOf, type Role } from '../../../shared-schema/sports/model/play-kind.ts'
import type { Tx } from '../../database/transaction.ts'
import type { GamePlace } from '../game-places.ts'

/**
 * The entries, with the team filled in for each player in a play who is on the roster of just one of the
 * game's two teams. Programs often send the player alone, and a play without a team counts for nobody. The
 * team is looked up once, on arrival, and stored in the entry, so later roster changes do not affect it.
 */
export async function withTeamsOfPlayers(
  tx: Tx,
  entries: readonly Entry[],
  games: ReadonlyMap<number, GamePlace>,
): Promise<readonly Entry[]> {
  const teamless = entries.filter(isTeamless)
  const sides = teamless.flatMap(({ game_id }) => games.get(game_id) ?? [])
  if (sides.length === 0) return entries
  const { rows } = await sql<{ game_id: number; player_id: number; team_id: number }>`
    select game_id, player_id, min(sides.team_id) as team_id
    from unnest(${sides.flatMap(({ id }) => [id, id])}::integer[], ${sides.flatMap(game => [game.team_1_id, game.team_2_id])}::integer[]) as sides (game_id, team_id)
    join team_players on team_players.team_id = sides.team_id
    where player_id = any(${teamless.flatMap(({ data }) => teamlessIn(data).map(({ player }) => player))}::integer[])
    group by game_id, player_id having count(distinct sides.team_id) = 1`.execute(tx)
  const teams = new Map(rows.map(row => [`${row.game_id}/${row.player_id}`, row.team_id]))
  return entries.map(entry =>
    isTeamless(entry)
      ? { ...entry, data: withTeams(entry.data, player => teams.get(`${entry.game_id}/${player}`) ?? null) }
      : entry,
  )
}

const isTeamless = (entry: Entry): entry is EntryOf<'play'> =>
  entry.kind === 'play' && teamlessIn(entry.data).length > 0

const teamlessIn = (play: Play): Role[] =>
  ([1, 2, 3] as const)
    .map(place => roleOf(play, place))
    .filter(({ team_id, player }) => team_id === null && typeof player === 'number')

function withTeams(play: Play, teamOf: (player: Play['player_1_id']) => number | null): Play {
  const [player_1_team_id, player_2_team_id, player_3_team_id] = ([1, 2, 3] as const).map(place => {
    const { team_id, player } = roleOf(play, place)
    return team_id ?? teamOf(player)
  })
  return {
    ...play,
    player_1_team_id: player_1_team_id ?? null,
    player_2_team_id: player_2_team_id ?? null,
    player_3_team_id: player_3_team_id ?? null,
  }
}
