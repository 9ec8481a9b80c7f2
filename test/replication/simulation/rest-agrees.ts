import { setTimeout as sleep } from 'node:timers/promises'
import { resultDocument } from '../../../shared-schema/replication/result.ts'
import type { Body } from '../../rest/client.ts'
import type { Event, World } from './world.ts'

/** Games whose score REST tells otherwise than the `results` that tablets get. */
export async function disagreements(world: World, event: Event): Promise<string[]> {
  const rows = await world.db.selectFrom('feed').select('document')
    .where('scope', '=', event.scope).where('collection', '=', 'results').where('deleted', '=', false).execute()
  const results = rows.map(row => resultDocument.parse(row.document)).flatMap(result => (result.kind === 'game' ? [result] : []))
  const shown = new Map((await games(world, event)).map(game => [game.id, game]))
  return results.flatMap(({ game_id, data }) => {
    const game = shown.get(game_id)
    const rest = `${game?.status} ${game?.team_1_score}-${game?.team_2_score}, won by ${game?.winner_id}`
    const fed = `${data.status} ${data.team_1_score}-${data.team_2_score}, won by ${data.winner_id}`
    return rest === fed ? [] : [`game ${game_id} is ${rest} in REST and ${fed} in the feed`]
  })
}

/** Asks again while another history has the database restarted. */
async function games(world: World, event: Event): Promise<Body[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await world.office().list(`/games/?tournament_id=${event.tournament}`)).objects
    } catch (error) {
      if (attempt === 20) throw error
      await sleep(50)
    }
  }
}
