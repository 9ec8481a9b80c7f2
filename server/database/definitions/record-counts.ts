import { families, resourceOf, type Family } from '../../../shared-schema/resources/index.ts'
import { afterStatement } from './trigger.ts'

/** The places, besides its organization, that make a row of a family public or hidden. */
interface Place {
  readonly tournament: string
  readonly round: string
  /** The columns that name them. */
  readonly columns: readonly string[]
}

function placeOf(family: Family, row: string): Place {
  if (family === 'tournaments') return { tournament: `${row}.id`, round: '0', columns: [] }
  if (family === 'swiss_rounds')
    return {
      tournament: `coalesce(${row}.tournament_id, 0)`,
      round: `${row}.id`,
      columns: ['tournament_id'],
    }
  const { fields } = resourceOf(family)
  const columns = ['game_id', 'tournament_id', 'swiss_round_id'].filter(
    name => fields[name]?.source === 'column',
  )
  const found = (name: string): string => {
    const own = columns.includes(name) ? [`${row}.${name}`] : []
    const ofGame = isOfGames(family)
      ? [`(select games.${name} from games where games.id = ${row}.game_id)`]
      : []
    return `coalesce(${[...ofGame, ...own, '0'].join(', ')})`
  }
  return { tournament: found('tournament_id'), round: found('swiss_round_id'), columns }
}

const isOfGames = (family: Family): boolean => resourceOf(family).fields.game_id?.source === 'column'

const insert = 'insert into record_counts (family, owner_id, tournament_id, swiss_round_id, records'

const grouped = (family: Family, rows: string, records: string): string => {
  const { tournament, round } = placeOf(family, 'counted')
  return `select '${family}', coalesce(counted.owner_id, 0), ${tournament}, ${round}, ${records} from ${rows} as counted group by 2, 3, 4`
}

function counting(family: Family): string[] {
  const { columns } = placeOf(family, 'new')
  const moving = ['owner_id', ...columns]
  const listed = (row: string) => moving.map(name => `${row}.${name}`).join(', ')
  const one = (row: string, records: number) => {
    const { tournament, round } = placeOf(family, row)
    return `('${family}', coalesce(${row}.owner_id, 0), ${tournament}, ${round}, ${records})`
  }
  return [
    `create or replace function count_${family}() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then ${insert}) ${grouped(family, 'new_rows', 'count(*)')};
      else ${insert}) ${grouped(family, 'old_rows', '-count(*)')};
      end if;
      return null;
    end $$`,
    ...(['insert', 'delete'] as const).map(operation =>
      afterStatement(`count_${operation}`, operation, family, `count_${family}()`),
    ),
    `create or replace function count_moved_${family}() returns trigger language plpgsql as $$ begin
      ${insert}) values ${one('old', -1)}, ${one('new', 1)};
      return null;
    end $$`,
    `create or replace trigger count_moved after update of ${moving.join(', ')} on ${family} for each row
      when ((${listed('old')}) is distinct from (${listed('new')})) execute function count_moved_${family}()`,
  ]
}

/**
 * Records at a game move with it. Nobody records there meanwhile, because recording locks the game's scope.
 */
const followGames: readonly string[] = [
  `create or replace function count_with_games() returns trigger language plpgsql as $$ begin
    ${families
      .filter(isOfGames)
      .flatMap(family =>
        (['old', 'new'] as const).map(
          row => `${insert}) select '${family}', coalesce(owner_id, 0), coalesce(${row}.tournament_id, 0), coalesce(${row}.swiss_round_id, 0),
            ${row === 'old' ? '-' : ''}count(*) from ${family} where game_id = new.id group by 2;`,
        ),
      )
      .join('\n')}
    return null;
  end $$`,
  `create or replace trigger count_with_games after update of tournament_id, swiss_round_id on games for each row
    when ((old.tournament_id, old.swiss_round_id) is distinct from (new.tournament_id, new.swiss_round_id))
    execute function count_with_games()`,
]

/** Counts all records. The caller must have locked the families' tables. */
export const recount: readonly string[] = [
  'lock table record_counts in share row exclusive mode',
  'delete from record_counts',
  ...families.map(family => `${insert}, is_sum) ${grouped(family, family, 'count(*), true')}`),
]

/**
 * How many records of each family there are, by everything that decides who may read them (readableCount in
 * server/access/visibility.ts). Writers only add rows and change none, so they never wait for each other; a
 * chore adds them up (server/database/add-up-counts.ts). Creating the triggers locks the tables, so the count
 * that follows is complete.
 */
export const recordCounts: readonly string[] = [...families.flatMap(counting), ...followGames, ...recount]
