import type { Tx } from '../../database/transaction.ts'
import { operator, type Author } from '../../access/author.ts'
import { officeOf } from './author.ts'
import { make } from './make.ts'
import { FIELDS, FRIDAY, SUNDAY, TIME_ZONE } from './schedule.ts'
import { addSiteMap } from './site-map.ts'

/** The setting of the demo: the season, its tournament, and the fields to play on. */
export interface Setting {
  readonly organization: number
  readonly office: Author
  readonly season: number
  readonly tournament: number
  /** The ids of the game sites. */
  readonly fields: readonly number[]
}

/** Makes the organization with its league, season, tournament and event site. */
export async function makeSetting(tx: Tx): Promise<Setting> {
  const organization = await make(tx, operator, 'organizations', {
    name: 'Lowlands Disc Union',
    short_name: 'LDU',
    is_public: true,
    info: 'An invented organization: every club, person and result in it is generated.',
  })
  const office = officeOf(organization)
  const league = await make(tx, office, 'leagues', {
    name: 'Lowlands Mixed Series',
    short_name: 'LMS',
    sport: 'ultimate',
    gender: 'mixed',
    organization_id: organization,
  })
  const season = await make(tx, office, 'seasons', {
    name: '2026',
    league_id: league,
    start_date: '2026-04-01',
    end_date: '2026-09-30',
  })
  const tournament = await make(tx, office, 'tournaments', {
    name: 'Canal Cup 2026',
    season_id: season,
    start_date: FRIDAY,
    end_date: SUNDAY,
    timezone: TIME_ZONE,
    info: 'All 24 teams play in pools. In the afternoons the eight best seeds play for the cup, in the evenings the others for the plate.',
  })
  return { organization, office, season, tournament, fields: await makeFields(tx, office, tournament) }
}

async function makeFields(tx: Tx, office: Author, tournament: number): Promise<number[]> {
  const eventSite = await make(tx, office, 'event_sites', {
    name: 'Sportpark Molenweide',
    tournament_id: tournament,
    description:
      'Molenweide 12, Amsterdam. The tournament desk is beside field 1, changing rooms and water behind field 4.',
  })
  const fields: number[] = []
  for (let number = 1; number <= FIELDS; number++) {
    fields.push(await make(tx, office, 'game_sites', { name: `Field ${number}`, event_site_id: eventSite }))
  }
  await addSiteMap(tx, office, eventSite, fields)
  return fields
}
