// The yardstick: what the measured requests cost when each is written by hand, with joined SQL and nothing
// around it.
import { createHash, randomUUID } from 'node:crypto'
import { URLSearchParams } from 'node:url'
import express from 'express'
import pg from 'pg'
import {
  gameColumns,
  gameLink,
  gameOf,
  nestedColumns,
  nestedTables,
  slug,
  teamOf,
} from './hand-written-game.mjs'
import { isoOf, localTime } from './hand-written-times.mjs'

const TIMESTAMPTZ = 1184
const DATE = 1082
pg.types.setTypeParser(TIMESTAMPTZ, text => isoOf(text))
pg.types.setTypeParser(DATE, text => text)

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c timezone=UTC -c jit=off',
})
pool.on('error', () => undefined)
const app = express()
app.disable('x-powered-by')

/** One look-up, as for every request of Sideline. */
async function caller(request) {
  const token = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  const {
    rows: [person],
  } = await pool.query(
    `
    select people.id, people.name, (select json_agg(roles) from roles where roles.person_id = people.id) as roles
    from tokens join people on people.id = tokens.person_id
    where token_hash = $1 and (expires_at is null or expires_at > now())`,
    [createHash('sha256').update(token).digest('hex')],
  )
  return person
}

const organizationsOf = person => person.roles.map(role => role.organization_id)

const mayRead = `(g.owner_id = any($1::integer[]) or ((g.owner_id in (select id from organizations where is_public)
  or exists (select from tournaments x where x.id = g.tournament_id and x.is_public and x.visibility = 'live'))
  and not exists (select from tournaments x where x.id = g.tournament_id and x.visibility = 'hidden')
  and not exists (select from swiss_rounds x where x.id = g.swiss_round_id and x.visibility = 'hidden')))`

const baseOf = request => `${request.protocol}://${request.host}`

function answer(response, body) {
  response.type('json').send(JSON.stringify(body))
}

function page(request, rows, total) {
  const query = new URLSearchParams(request.originalUrl.split('?')[1])
  query.set('limit', '20')
  query.set('offset', '20')
  const next = total > 20 ? `${baseOf(request)}${request.path}?${query}` : null
  return { meta: { limit: 20, next, offset: 0, previous: null, total_count: total }, objects: rows }
}

app.get('/v1/games/', async (request, response) => {
  const { tournament_id } = request.query
  const parameters = [
    organizationsOf(await caller(request)),
    ...(tournament_id ? [Number(tournament_id)] : []),
  ]
  const where = `${tournament_id ? 'g.tournament_id = $2 and' : ''} ${mayRead}`
  const [found, counted] = await Promise.all([
    pool.query(
      `select ${gameColumns}, ${nestedColumns} from (select * from games g where ${where} order by id desc limit 20) g ${nestedTables} order by g.id desc`,
      parameters,
    ),
    pool.query(`select count(*)::integer as total from games g where ${where}`, parameters),
  ])
  answer(
    response,
    page(
      request,
      found.rows.map(row => gameOf(baseOf(request), row)),
      counted.rows[0].total,
    ),
  )
})

app.get('/v1/games/:id/', async (request, response) => {
  const {
    rows: [row],
  } = await pool.query(
    `select ${gameColumns}, ${nestedColumns} from games g ${nestedTables} where ${mayRead} and g.id = $2`,
    [organizationsOf(await caller(request)), Number(request.params.id)],
  )
  answer(response, gameOf(baseOf(request), row))
})

const counterNames = [
  'completed_passes_thrown',
  'drops',
  'ds',
  'goals_caught',
  'goals_thrown',
  'incomplete_passes_thrown',
  'passes_caught',
  'passes_thrown',
  'stalls',
  'throwaways',
  'turnovers',
  'callahans',
  'pulls',
  'picked_up_disc',
  'points_played',
  'games_played',
]

function lineOf(base, level, row) {
  const counters = Object.fromEntries(counterNames.map(name => [name, row.counters[name] ?? 0]))
  const { completed_passes_thrown, passes_thrown, goals_thrown, goals_caught, callahans, turnovers, ds } =
    counters
  const key = level === 'sport' ? `${row.player_id}` : `${row.player_id}/${row[`${level}_id`]}`
  return {
    player_id: row.player_id,
    player: {
      id: row.player_id,
      first_name: row.first_name,
      last_name: row.last_name,
      nickname: row.nickname,
      profile_image_50: row.profile_image_50,
      leaguevine_url: `${base}/players/${row.player_id}/${slug(`${row.first_name} ${row.last_name}`)}/`,
      resource_uri: `${base}/v1/players/${row.player_id}/`,
    },
    ...(level === 'tournament'
      ? {
          tournament_id: row.tournament_id,
          tournament: {
            id: row.tournament_id,
            name: row.t_name,
            leaguevine_url: `${base}/tournaments/${row.tournament_id}/${slug(row.t_name)}/`,
            resource_uri: `${base}/v1/tournaments/${row.tournament_id}/`,
          },
        }
      : {}),
    ...(level === 'sport'
      ? {}
      : {
          season_id: row.season_id,
          season: {
            id: row.season_id,
            name: row.s_name,
            leaguevine_url: `${base}/seasons/${row.season_id}/${slug(`${row.l_name} ${row.s_name}`)}/`,
            resource_uri: `${base}/v1/seasons/${row.season_id}/`,
          },
          league_id: row.league_id,
          league: {
            id: row.league_id,
            name: row.l_name,
            leaguevine_url: `${base}/leagues/${row.league_id}/${slug(row.l_name)}/`,
            resource_uri: `${base}/v1/leagues/${row.league_id}/`,
          },
        }),
    ...counters,
    completion_percent:
      passes_thrown === 0 ? 0 : Math.round((10_000 * completed_passes_thrown) / passes_thrown) / 100,
    offense_plus_minus: goals_thrown + goals_caught - callahans - turnovers,
    defense_plus_minus: ds + callahans,
    plus_minus: goals_thrown + goals_caught + ds - turnovers,
    time_last_updated: row.time_last_updated,
    resource_uri: `${base}/v1/stats/ultimate/player_stats_per_${level}/${key}/`,
  }
}

app.get('/v1/stats/ultimate/player_stats_per_:level/', async (request, response) => {
  const { level } = request.params
  const own = organizationsOf(await caller(request))
  const parameters = level === 'sport' ? [own] : [own, Number(request.query[`${level}_id`])]
  const where = `g.sport = 'ultimate' and g.subject = 'player' and g.level = '${level}' ${level === 'sport' ? '' : `and g.${level}_id = $2`}
    and (g.owner_id = any($1::integer[]) or g.owner_id in (select id from organizations where is_public))`
  const [found, counted] = await Promise.all([
    pool.query(
      `
      select g.*, p.first_name, p.last_name, p.nickname, p.profile_image_50, t.name as t_name, s.name as s_name, l.name as l_name
      from (select *, row_number() over () as place from (
          select * from stat_lines g where ${where}
          order by coalesce((counters ->> 'goals_caught')::numeric, 0) desc, time_last_updated desc, player_id desc limit 20) g) g
        join players p on p.id = g.player_id left join tournaments t on t.id = g.tournament_id
        left join seasons s on s.id = g.season_id left join leagues l on l.id = g.league_id
      order by place`,
      parameters,
    ),
    pool.query(`select count(*)::integer as total from stat_lines g where ${where}`, parameters),
  ])
  answer(
    response,
    page(
      request,
      found.rows.map(row => lineOf(baseOf(request), level, row)),
      counted.rows[0].total,
    ),
  )
})

/**
 * A score changes the same rows as Sideline's does: entry, score, game, the two teams' lines at every level,
 * and the feed.
 */
app.post('/v1/game_scores/', express.json(), async (request, response) => {
  const person = await caller(request)
  const { game_id, team_1_score, team_2_score } = request.body
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('sideline.author', $1, true)", [
      JSON.stringify({ person_id: person.id, name: person.name, client_kind: 'token', client_name: 'Bench' }),
    ])
    const {
      rows: [game],
    } = await client.query(
      `
      select g.*, l.id as league_id, one.name as one_name, one.short_name as one_short_name, one.profile_image_50 as one_image,
  two.name as two_name, two.short_name as two_short_name, two.profile_image_50 as two_image,
        (select max(counter) from entries where game_id = g.id and device_id = 'office') as counter,
        (select document #>> '{data,last_entry_id}' from feed where scope = 'tournament:' || g.tournament_id and collection = 'results' and id = 'game/' || g.id) as last_entry_id
      from games g join seasons s on s.id = g.season_id join leagues l on l.id = s.league_id
      join teams one on one.id = g.team_1_id join teams two on two.id = g.team_2_id
      where g.id = $1 and g.owner_id = any($2::integer[])`,
      [game_id, organizationsOf(person)],
    )
    const scope = `tournament:${game.tournament_id}`
    const {
      rows: [{ head }],
    } = await client.query('update scopes set head = head + 2 where scope = $1 returning head', [scope])
    const id = randomUUID()
    const recorded_at = new Date().toISOString()
    const data = { team_1_score, team_2_score, is_final: false, game_sets: [], what_happened: '' }
    const entry = {
      id,
      game_id,
      device_id: 'office',
      counter: (game.counter ?? 0) + 1,
      after: game.last_entry_id,
      recorded_at,
      recorded_by: person.name,
      kind: 'score',
      data,
    }
    await client.query(
      `insert into entries (id, scope, game_id, device_id, counter, kind, document, person_id)
      values ($1, $2, $3, 'office', $6, 'score', $4, $5)`,
      [id, scope, game_id, JSON.stringify(entry), person.id, entry.counter],
    )
    const {
      rows: [score],
    } = await client.query(
      `
      insert into game_scores (owner_id, entry_id, game_id, team_1_id, team_2_id, team_1_score, team_2_score, is_final, time, timezone)
      values ($1, $2, $3, $4, $5, $6, $7, false, $8, $9)
      returning id, ${localTime('time', 'timezone')} as time, time_created, time_last_updated`,
      [
        game.owner_id,
        id,
        game_id,
        game.team_1_id,
        game.team_2_id,
        team_1_score,
        team_2_score,
        recorded_at,
        game.timezone,
      ],
    )
    await client.query(
      "update games set team_1_score = $2, team_2_score = $3, status = 'live' where id = $1",
      [game_id, team_1_score, team_2_score],
    )
    await client.query(
      `
      update stat_lines set counters = add_counters(counters, jsonb_build_object('points_scored', own, 'points_allowed', other)), time_last_updated = now()
      from (values ($1::integer, $3::integer, $4::integer), ($2, $4, $3)) change (team, own, other),
        (values ('game', $5::integer, $6::integer, $7::integer, $8::integer), ('tournament', 0, $6, $7, $8), ('season', 0, 0, $7, $8), ('league', 0, 0, 0, $8), ('sport', 0, 0, 0, 0))
          place (at, game, tournament, season, league)
      where sport = 'ultimate' and subject = 'team' and level = at and subject_id = team
        and place_id = case at when 'game' then game when 'tournament' then tournament when 'season' then season else league end`,
      [
        game.team_1_id,
        game.team_2_id,
        team_1_score - game.team_1_score,
        team_2_score - game.team_2_score,
        game_id,
        game.tournament_id,
        game.season_id,
        game.league_id,
      ],
    )
    await client.query(
      `
      insert into feed (scope, collection, id, position, deleted, document) values ($1, 'entries', $2, $3, false, $4)`,
      [scope, id, head - 1, JSON.stringify(entry)],
    )
    await client.query(
      `
      update feed set position = $3, document = jsonb_set(document, '{data}', document -> 'data' || $4)
      where scope = $1 and collection = 'results' and id = $2`,
      [
        scope,
        `game/${game_id}`,
        head,
        JSON.stringify({ status: 'live', team_1_score, team_2_score, last_entry_id: id }),
      ],
    )
    await client.query("select pg_notify('sideline_feed', $1)", [scope])
    await client.query('commit')
    const base = baseOf(request)
    answer(response.status(201).location(`${base}/v1/game_scores/${score.id}/`), {
      id: score.id,
      game_id,
      team_1_id: game.team_1_id,
      team_2_id: game.team_2_id,
      ...data,
      time: score.time,
      what_happened: '',
      time_created: score.time_created,
      time_last_updated: score.time_last_updated,
      game: gameLink(base, game_id),
      team_1: teamOf(base, game.team_1_id, game.one_name, game.one_short_name, game.one_image),
      team_2: teamOf(base, game.team_2_id, game.two_name, game.two_short_name, game.two_image),
      resource_uri: `${base}/v1/game_scores/${score.id}/`,
    })
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})

const server = app.listen(0, () => console.log(`Sideline is at http://localhost:${server.address().port}`))
process.on('SIGTERM', () => process.exit())
