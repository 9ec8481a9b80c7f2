import { sql, type RawBuilder } from 'kysely'
import { recordedFamilies } from '../../../shared-schema/replication/entry-kinds.ts'
import { families, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { picturedFamilies } from '../../../shared-schema/resources/pictures.ts'
import type { besides } from '../import/exported-folder.ts'

/** The position of a row in the order of its list. */
export type Position = readonly (number | string)[]

/** One of the lists of an export. */
export interface Part {
  readonly name: Family | (typeof besides)[number]
  /** The sort columns after the given position; rows of one game are kept together. */
  readonly orderAfter: (last: Position | undefined) => readonly RawBuilder<unknown>[]
  /** The position of an exported object in that order. */
  readonly positionOf: (object: Readonly<Record<string, unknown>>) => Position
  readonly where: RawBuilder<boolean>
  /** The number of rows per file, if not the usual one. */
  readonly page?: number
}

const atGames = new Set<string>(recordedFamilies)

/** The parts of an export of one organization, or of all. */
export function partsFor(organizationId: number | null): Part[] {
  const own = (table: string) =>
    organizationId === null
      ? sql<boolean>`true`
      : sql<boolean>`${sql.ref(`${table}.owner_id`)} = ${organizationId}`
  const ownIn = (family: Family) =>
    family === 'organizations' && organizationId !== null
      ? sql<boolean>`organizations.id = ${organizationId}`
      : own(family)
  return [
    ...families.map((family): Part => ({ name: family, ...orderOf(family), where: ownIn(family) })),
    // Entries of deleted games count nowhere, and entries refused on receipt were never accepted: neither is
    // exported.
    {
      name: 'entries',
      ...byColumns('game_id', 'id'),
      where: sql<boolean>`refusal is null and exists (select from games where games.id = entries.game_id and ${own('games')})`,
    },
    {
      name: 'pictures',
      ...byColumns('family', 'record_id', 'address'),
      where: sql<boolean>`(${sql.join(
        picturedFamilies.map(
          family =>
            sql`pictures.family = ${sql.lit(family)} and exists (select from ${sql.table(family)} where ${sql.ref(`${family}.id`)} = pictures.record_id and ${ownIn(family)})`,
        ),
        sql` or `,
      )})`,
      page: 10,
    },
    {
      name: 'rostered',
      ...byColumns('team_id', 'player_id'),
      where: sql<boolean>`exists (select from teams where teams.id = rostered.team_id and ${own('teams')})`,
    },
    {
      name: 'former_players',
      ...byColumns('id'),
      where: sql<boolean>`(into_id is null or exists (select from players where players.id = former_players.into_id and ${own('players')}))`,
    },
  ]
}

function orderOf(family: Family): Pick<Part, 'orderAfter' | 'positionOf'> {
  if (!atGames.has(family)) return byColumns(...resourceOf(family).key)
  return {
    // Rows without a game come first. After them the column alone gives the same order, and has an index:
    // without one each page would read all rows.
    orderAfter: last => [
      last === undefined || last[0] === 0
        ? sql`coalesce(${sql.ref(`${family}.game_id`)}, 0)`
        : sql.ref(`${family}.game_id`),
      sql.ref(`${family}.id`),
    ],
    positionOf: ({ game_id, id }) => [Number(game_id ?? 0), Number(id)],
  }
}

const byColumns = (...columns: readonly string[]): Pick<Part, 'orderAfter' | 'positionOf'> => ({
  orderAfter: () => columns.map(column => sql.ref(column)),
  positionOf: object =>
    columns.map(column => {
      const value = object[column]
      return typeof value === 'string' ? value : Number(value)
    }),
})
