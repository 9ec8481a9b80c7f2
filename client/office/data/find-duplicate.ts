import { z } from 'zod'
import { readAll } from '../../base/requests/read-all.ts'
import { seasonName, seasonOf, type EventSetup } from './event-setup.ts'

const named = z.object({ id: z.int(), name: z.string() })

/** An existing record with the name of one to be created. */
export interface Duplicate {
  readonly family: 'organizations' | 'leagues' | 'seasons' | 'tournaments'
  readonly id: number
  readonly name: string
}

/**
 * An existing record with the same name and parent as one that a beginning would create: somebody else may
 * have begun the same.
 * @throws RequestError
 */
export async function findDuplicate(wanted: EventSetup): Promise<Duplicate | null> {
  const { organizationId, organization, leagueId, sport, kind, name } = wanted
  if (organizationId === '') return called('organizations', organization, {})
  if (leagueId === '') return called('leagues', name, { organization_id: organizationId, sport })
  if (kind === 'season') return called('seasons', seasonName(wanted), { league_id: leagueId })
  const season = await seasonOf(Number(leagueId), seasonName(wanted))
  return season === undefined ? null : called('tournaments', name, { season_id: String(season) })
}

async function called(
  family: Duplicate['family'],
  name: string,
  query: Readonly<Record<string, string>>,
): Promise<Duplicate | null> {
  const params = { ...query, fields: '[id,name]', order_by: '[-id]' }
  const records = await readAll(family, params, named, AbortSignal.timeout(20_000))
  const found = records.find(one => sameName(one.name, name))
  return found ? { family, ...found } : null
}

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()
