// The floor: what replication costs with nothing around it. Nobody is asked who they are, nothing is judged
// or folded.
import { readFileSync } from 'node:fs'
import express from 'express'
import pg from 'pg'

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c timezone=UTC -c jit=off',
})
const app = express()
app.disable('x-powered-by')
app.set('etag', false)

const page = readFileSync(new URL('floor.html', import.meta.url))
const dexie = readFileSync(new URL('../../../node_modules/dexie/dist/modern/dexie.min.mjs', import.meta.url))
app.get('/', (_request, response) => response.type('html').send(page))
app.get('/dexie.mjs', (_request, response) => response.type('js').send(dexie))

/** All that a scope holds, as one list. */
app.get('/:scope/documents', async (request, response) => {
  const { rows } = await pool.query(
    'select document from feed where scope = $1 and not deleted order by position',
    [request.params.scope],
  )
  response.json(rows.map(row => row.document))
})

/** One page: the range scan of the feed that Sideline does, too. */
app.get('/:scope/:collection/pull', async (request, response) => {
  const { scope, collection } = request.params
  const { rows } = await pool.query(
    'select position, deleted, document from feed where scope = $1 and collection = $2 and position > $3 order by position limit $4',
    [scope, collection, request.query.lwt, request.query.limit],
  )
  response.json({
    documents: rows.map(({ document, deleted }) => ({ ...document, _deleted: deleted })),
    checkpoint: { id: '', lwt: Number(rows.at(-1)?.position ?? request.query.lwt) },
  })
})

/**
 * Stores the entries of a game in one transaction with as few statements as possible: the entries; a row for
 * each play and score; the game's score; a stat line at each level for the scorer; the documents in the feed.
 * It believes that all entries are new, plays, in order, of one game and by somebody who may record them, and
 * adds them to the present rows.
 */
app.post('/:scope/push', express.json({ limit: '5mb' }), async (request, response) => {
  const { scope } = request.params
  const entries = request.body.map(({ newDocumentState }) => newDocumentState)
  const { game_id } = entries[0]
  const client = await pool.connect()
  try {
    await client.query('begin')
    const {
      rows: [{ head }],
    } = await client.query(
      'update scopes set head = head + $2 where scope = $1 returning head - $2 as head',
      [scope, entries.length + 1],
    )
    const {
      rows: [game],
    } = await client.query('select * from games where id = $1', [game_id])
    await client.query(
      `insert into entries (id, scope, game_id, device_id, counter, kind, document)
      select document->>'id', $1, $2, document->>'device_id', (document->>'counter')::integer, document->>'kind', document
      from jsonb_array_elements($3::jsonb) document on conflict do nothing`,
      [scope, game_id, JSON.stringify(entries)],
    )
    const goals = entries.filter(({ kind }) => kind === 'play')
    let [one, two] = [game.team_1_score, game.team_2_score]
    const scores = goals.map(({ id, data, recorded_at }) => {
      if (data.player_2_team_id === game.team_1_id) one++
      else two++
      return { id, ...data, recorded_at, one, two }
    })
    await client.query(
      `insert into events (owner_id, entry_id, game_id, type, time, timezone, ordinal_number, player_1_id, player_1_team_id, player_2_id, player_2_team_id)
      select $1, id, $2, type, recorded_at, $3, one + two, player_1_id, player_1_team_id, player_2_id, player_2_team_id
      from jsonb_to_recordset($4::jsonb) play (id text, type integer, recorded_at timestamptz, one integer, two integer,
        player_1_id integer, player_1_team_id integer, player_2_id integer, player_2_team_id integer)`,
      [game.owner_id, game_id, game.timezone, JSON.stringify(scores)],
    )
    await client.query(
      `insert into game_scores (owner_id, entry_id, game_id, team_1_id, team_2_id, team_1_score, team_2_score, is_final, time, timezone)
      select $1, id, $2, $5, $6, one, two, false, recorded_at, $3 from jsonb_to_recordset($4::jsonb) score (id text, recorded_at timestamptz, one integer, two integer)`,
      [game.owner_id, game_id, game.timezone, JSON.stringify(scores), game.team_1_id, game.team_2_id],
    )
    await client.query(
      "update games set team_1_score = $2, team_2_score = $3, status = 'live' where id = $1",
      [game_id, one, two],
    )
    await client.query(
      `insert into stat_lines as line (sport, subject, level, player_id, team_id, game_id, tournament_id, season_id, league_id, owner_id, counters)
      select 'ultimate', subject, level, player_id, case when level in ('game', 'team') or subject = 'team' then team_id else 0 end,
        case when level = 'game' then $1::integer else 0 end, case when level in ('game', 'tournament') then $2::integer else 0 end,
        case when level in ('league', 'sport') then 0 else $3::integer end, case when level = 'sport' then 0 else 1 end, $4, counters
      from jsonb_to_recordset($5::jsonb) share (subject text, player_id integer, team_id integer, counters jsonb),
        unnest(array['game', 'team', 'tournament', 'season', 'league', 'sport']) level where subject = 'player' or level <> 'team'
      order by 3, 2, 4, 5
      on conflict (sport, subject, level, player_id, team_id, game_id, tournament_id, season_id, league_id)
      do update set counters = add_counters(line.counters, excluded.counters), time_last_updated = now()`,
      [game_id, game.tournament_id, game.season_id, game.owner_id, JSON.stringify(sharesOf(goals))],
    )
    const result = {
      id: `game/${game_id}`,
      kind: 'game',
      game_id,
      data: { status: 'live', team_1_score: one, team_2_score: two, box_score: sharesOf(goals) },
    }
    await client.query(
      `insert into feed (scope, collection, id, position, deleted, document)
      select $1, case when document ? 'device_id' then 'entries' else 'results' end, document->>'id', $2 + place, false, document
      from jsonb_array_elements($3::jsonb) with ordinality one (document, place)
      on conflict (scope, collection, id) do update set position = excluded.position, document = excluded.document`,
      [scope, head, JSON.stringify([...entries, result])],
    )
    await client.query("select pg_notify('floor', $1)", [scope])
    await client.query('commit')
  } finally {
    client.release()
  }
  response.json([])
})

function sharesOf(goals) {
  const shares = new Map()
  const add = (subject, player_id, team_id, name) => {
    const key = `${subject} ${player_id} ${team_id}`
    const share = shares.get(key) ?? { subject, player_id, team_id, counters: {} }
    share.counters[name] = (share.counters[name] ?? 0) + 1
    shares.set(key, share)
  }
  for (const { data } of goals) {
    if (data.player_1_id !== null) add('player', data.player_1_id, data.player_1_team_id, 'goals_thrown')
    if (data.player_2_id !== null) add('player', data.player_2_id, data.player_2_team_id, 'goals_caught')
    add('team', 0, data.player_2_team_id, 'goals_caught')
  }
  return [...shares.values()]
}

/** Sends everything written after the request, each page as it is announced. */
app.get('/:scope/stream', async (request, response) => {
  const { scope } = request.params
  const {
    rows: [start],
  } = await pool.query('select head from scopes where scope = $1', [scope])
  let position = Number(start.head)
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
  response.write('event: open\ndata: {}\n\n')
  const follow = async told => {
    if (told !== scope) return
    const { rows } = await pool.query(
      'select position, document from feed where scope = $1 and position > $2 order by position',
      [scope, position],
    )
    const changes = rows.filter(row => Number(row.position) > position)
    if (changes.length === 0) return
    position = Number(changes.at(-1).position)
    response.write(`event: changes\ndata: ${JSON.stringify(changes.map(row => row.document))}\n\n`)
  }
  listeners.add(follow)
  response.on('close', () => listeners.delete(follow))
})

const listeners = new Set()
const listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
await listener.connect()
listener.on('notification', ({ payload }) => {
  for (const follow of listeners) void follow(payload)
})
await listener.query('listen floor')

const server = app.listen(0, '127.0.0.1', () =>
  console.log(`The floor is at http://127.0.0.1:${server.address().port}`),
)
