import { at } from '../../../shared-schema/rules/at.ts'
import type { Tx } from '../../database/transaction.ts'
import { clubs, type Club } from './clubs.ts'
import { NameGiver, type Name } from './names.ts'
import { Random } from '../../rules/random.ts'
import type { Setting } from './setting.ts'
import { skillsAt, type Squad } from './squad.ts'

interface NewPlayer extends Name {
  readonly team_id: number
  readonly number: number
}

/**
 * Makes 12 to 18 players for each team, in few statements because they are many: the caller publishes their
 * scopes.
 * @param teamIds the clubs' teams, in the clubs' order
 */
export async function makeRosters(
  tx: Tx,
  setting: Setting,
  teamIds: readonly number[],
  seed: number,
): Promise<Omit<Squad, 'seed'>[]> {
  const random = Random.forPart(seed, 'rosters')
  const names = new NameGiver(random)
  const everyone = clubs.flatMap((club, index) => rosterOf(at(teamIds, index), club, names, random))
  const ids = await store(tx, setting.organization, everyone)
  const players = everyone.map(({ team_id, first_name, last_name }, index) => ({
    team_id,
    id: at(ids, index),
    name: `${first_name} ${last_name}`,
  }))
  return teamIds.map(team_id => ({
    team_id,
    players: players
      .filter(player => player.team_id === team_id)
      .map(({ id, name }, place) => ({ id, name, ...skillsAt(place, random) })),
  }))
}

function rosterOf(team_id: number, club: Club, names: NameGiver, random: Random): NewPlayer[] {
  const numbers = random
    .shuffled(Array.from({ length: 100 }, (_, number) => number))
    .slice(0, random.between(12, 18))
  return numbers.map(number => ({ team_id, number, ...names.name(club.language) }))
}

async function store(tx: Tx, owner_id: number, players: readonly NewPlayer[]): Promise<number[]> {
  const made = await tx
    .insertInto('players')
    .values(
      players.map(({ first_name, last_name }) => ({
        first_name,
        last_name,
        owner_id,
        person_id: null,
        entry_id: null,
      })),
    )
    .returning('id')
    .execute()
  await tx
    .insertInto('team_players')
    .values(
      players.map(({ team_id, number }, index) => ({
        team_id,
        number,
        owner_id,
        player_id: at(made, index).id,
      })),
    )
    .execute()
  return made.map(({ id }) => id)
}
