import { resourceOf, families } from '../../../shared-schema/resources/index.ts'
import type { TestServer } from '../../support/server.ts'

type Body = Record<string, unknown>

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const levels = {
  player: ['game', 'team', 'tournament', 'season', 'league', 'sport'],
  team: ['game', 'tournament', 'season', 'league', 'sport'],
} as const

/**
 * All that a server answers to its owner: every list of every family, the statistics of every level of a
 * sport, and the standings and spirit of every tournament.
 */
async function everythingAt(
  { url }: TestServer,
  token: string,
  sports: readonly string[],
): Promise<Record<string, unknown>> {
  const get = async (path: string): Promise<Body> => {
    const response = await fetch(`${url}/v1${path}`, { headers: { Authorization: `bearer ${token}` } })
    const body: unknown = JSON.parse((await response.text()).replaceAll(url, ''))
    if (!response.ok || !isBody(body))
      throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`)
    return body
  }
  const list = async (path: string): Promise<unknown[]> => {
    const all: unknown[] = []
    for (let offset = 0; ; offset += 200) {
      const { objects } = await get(`${path}${path.includes('?') ? '&' : '?'}limit=200&offset=${offset}`)
      if (!Array.isArray(objects)) throw new Error(`${path} is no list`)
      for (const object of objects) all.push(object)
      if (objects.length < 200) return all
    }
  }
  const everything: Record<string, unknown> = {}
  for (const family of families)
    everything[family] = await list(`/${family}/?order_by=[${resourceOf(family).key.join(',')}]`)
  for (const sport of sports) {
    for (const [subject, of] of Object.entries(levels)) {
      for (const level of of) {
        const lines = await list(`/stats/${sport}/${subject}_stats_per_${level}/`)
        everything[`${sport} ${subject} ${level}`] = lines.map(withoutStamp).sort()
      }
    }
  }
  for (const tournament of bodiesIn(everything.tournaments)) {
    for (const what of ['standings', 'spirit'])
      everything[`${what} ${String(tournament.id)}`] = await get(
        `/tournaments/${String(tournament.id)}/${what}/`,
      )
  }
  return everything
}

/** The same without accounts and who they are: these stay on their server. */
export async function everythingButAccounts(
  server: TestServer,
  sports: readonly string[],
): Promise<Record<string, unknown>> {
  const all = await everythingAt(server, await server.signIn('owner'), sports)
  return {
    ...all,
    players: bodiesIn(all.players).filter(({ last_name }) => last_name !== 'owner'),
    game_sportsmanship_scores: bodiesIn(all.game_sportsmanship_scores).map(
      ({ created_by: _, ...score }) => score,
    ),
  }
}

/** The records of a family among everything. */
export const bodiesIn = (list: unknown): Body[] => (Array.isArray(list) ? list.filter(isBody) : [])

/** When a line was last worked out is of the server that did it. */
function withoutStamp(line: unknown): string {
  return JSON.stringify(line, (name, value: unknown) => (name === 'time_last_updated' ? undefined : value))
}
