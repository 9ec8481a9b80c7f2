import { resultDocument } from '../../../shared-schema/replication/result.ts'
import type { Event } from './event.ts'
import { insist } from './insist.ts'
import type { World } from './world.ts'

/** Games whose score in REST differs from the `results` that tablets get. */
export async function disagreements(world: World, event: Event): Promise<string[]> {
  const rows = await world.db
    .selectFrom('feed')
    .select('document')
    .where('scope', '=', event.scope)
    .where('collection', '=', 'results')
    .where('deleted', '=', false)
    .execute()
  const results = rows
    .map(row => resultDocument.parse(row.document))
    .flatMap(result => (result.kind === 'game' ? [result] : []))
  const { objects: games } = await insist(server =>
    world.office(server).list(`/games/?tournament_id=${event.tournament}`),
  )
  const shown = new Map(games.map(game => [game.id, game]))
  return results.flatMap(({ game_id, data }) => {
    const game = shown.get(game_id)
    const rest = `${game?.status} ${game?.team_1_score}-${game?.team_2_score}, won by ${game?.winner_id}`
    const fed = `${data.status} ${data.team_1_score}-${data.team_2_score}, won by ${data.winner_id}`
    return rest === fed ? [] : [`game ${game_id} is ${rest} in REST and ${fed} in the feed`]
  })
}
