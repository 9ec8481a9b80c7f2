import { Router } from 'express'
import type { Eligibility } from '../../../shared-schema/api/eligibility.ts'
import { requirePerson } from '../../access/author.ts'
import { readEligibility } from '../../planning/eligibility/read-eligibility.ts'
import { textsFor } from '../../texts/say.ts'
import { managedRecord } from '../records/managed-record.ts'
import { WireObjects } from '../records/wire-objects.ts'
import { reader, type RestParts } from '../requests/caller.ts'
import { onlyMethods } from '../requests/only-methods.ts'
import { requireKnownParameters } from '../requests/strict.ts'

/** The players and rosters that do not meet the rules of a tournament or season, for those who manage it. */
export function eligibilityRoutes(parts: RestParts): Router {
  const router = Router()
  const { db } = parts.database
  for (const family of ['tournaments', 'seasons'] as const)
    router
      .route(`/${family}/:id/eligibility`)
      .get(async (request, response) => {
        const author = requirePerson(await reader(parts, request), t => t('access.signInToSee'))
        requireKnownParameters(request, [])
        const { id } = await managedRecord(db, author, family, request, t => t('eligibility.forManagers'))
        const found = await readEligibility(db, author, { family, id: Number(id) })
        const texts = textsFor(request)
        const objects = new WireObjects(db, parts.baseOf(request), author, texts)
        const playerOf = ({ finding }: (typeof found)[number]): number | null =>
          'player_id' in finding ? finding.player_id : null
        const [teams, players] = await Promise.all([
          objects.short(
            'teams',
            found.map(({ finding }) => finding.team_id),
          ),
          objects.short(
            'players',
            found.map(playerOf).filter(player => player !== null),
          ),
        ])
        response.json({
          warnings: found.map(one => {
            const { kind, team_id } = one.finding
            const player_id = playerOf(one)
            return {
              ...{ kind, team_id, team: teams.get(team_id) ?? null },
              ...{ player_id, player: (player_id !== null && players.get(player_id)) || null },
              text: one.say(...texts),
            }
          }),
        } satisfies Eligibility)
      })
      .all(onlyMethods(['GET'], t => t('instead.eligibility')))
  return router
}
