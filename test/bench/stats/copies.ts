import type pg from 'pg'

/** A hundred seasons are in one league: it has 10,000 players. */
const SEASONS_OF_LEAGUE = 100

/** The tables with what a season has, and which of their rows are copied. */
const tables: readonly (readonly [name: string, rows: string])[] = [
  ['seasons', 'true'],
  ['teams', 'true'],
  ['players', 'true'],
  ['team_players', 'true'],
  ['rostered', 'true'],
  ['tournaments', 'true'],
  ['tournament_teams', 'true'],
  ['pools', 'true'],
  ['pool_rounds', 'true'],
  ['games', "status = 'final'"],
  ['game_scores', 'true'],
  ['events', 'game_id is not null'],
  ['entries', 'true'],
  ['stat_lines', 'true'],
  ['scopes', "scope like 'tournament:%'"],
  ['feed', "collection = 'results' and id like 'game/%'"],
]

/** Whose ids a column holds, by its name. */
const linked: readonly (readonly [RegExp, string])[] = [
  [/^player(_\d)?_id$/, 'players'],
  [/^(winner|team(_\d)?)_id$/, 'teams'],
  [/^game_id$/, 'games'],
  [/^pool_id$/, 'pools'],
  [/^pool_round_id$/, 'pool_rounds'],
  [/^tournament_id$/, 'tournaments'],
  [/^season_id$/, 'seasons'],
]

/**
 * The statements that copy the one season that there is.
 * @param copies how often; after each hundred seasons there is a further league
 */
export async function copiesOf(client: pg.Client, copies: number): Promise<string[]> {
  if (copies === 0) return []
  const steps = new Map<string, number>()
  for (const [, family] of linked) {
    const { rows } = await client.query<{ most: number }>(`select max(id) as most from ${family}`)
    steps.set(family, rows[0]?.most ?? 0)
  }
  const { rows: all } = await client.query<{ table_name: string; column_name: string; data_type: string }>(`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`)
  const scope = `'tournament:' || ${moved("split_part(one.scope, ':', 2)::integer", 'tournaments')}`
  const named = (name: string): string =>
    moved(`(one.document #>> '{data,${name}}')::integer`, name.includes('team') ? 'teams' : 'players')
  const own: Readonly<Record<string, string>> = {
    'entries.id': uuid('one.id'),
    'entries.scope': scope,
    'entries.document': `one.document || jsonb_build_object('id', ${uuid('one.id')}, 'game_id', ${moved('one.game_id', 'games')},
      'data', case kind when 'play' then one.document -> 'data' || jsonb_build_object(${[
        'player_1_id',
        'player_1_team_id',
        'player_2_id',
        'player_2_team_id',
      ]
        .map(name => `'${name}', ${named(name)}`)
        .join(', ')}) else one.document -> 'data' end)`,
    'scopes.scope': scope,
    'feed.scope': scope,
    'feed.id': `'game/' || ${moved("split_part(one.id, '/', 2)::integer", 'games')}`,
  }
  return [
    copying('leagues', 'true', Math.floor(copies / SEASONS_OF_LEAGUE)),
    ...tables.map(([table, rows]) => copying(table, rows, copies)),
  ]

  function copying(table: string, rows: string, times: number): string {
    const columns = all.filter(({ table_name }) => table_name === table)
    const values = columns.map(({ column_name, data_type }) => copied(table, column_name, data_type))
    return `insert into ${table} (${columns.map(({ column_name }) => column_name).join(', ')})
      select ${values.join(', ')} from ${table} as one, generate_series(1, ${times}) as copy where ${rows}`
  }
  function copied(table: string, column: string, type: string): string {
    const special = own[`${table}.${column}`]
    if (special !== undefined) return special
    if (column === 'entry_id') return uuid('one.entry_id')
    if (column === 'league_id')
      return `one.league_id + (one.league_id > 0)::integer * (copy / ${SEASONS_OF_LEAGUE})`
    const family =
      column === 'id' && type === 'integer' ? table : linked.find(([name]) => name.test(column))?.[1]
    return family === undefined ? `one.${column}` : moved(`one.${column}`, family)
  }
  function moved(id: string, family: string): string {
    const step = steps.get(family) ?? `(select max(id) from ${family})`
    return `${id} + (${id} > 0)::integer * copy * ${step}`
  }
}

/** The id of an entry's copy. */
const uuid = (id: string): string => `overlay(${id} placing lpad(to_hex(copy), 8, '0') from 1 for 8)`
