import { date, link, nullable, required, text } from './field.ts'
import { resource, slug } from './resource.ts'

/** A finite period of a league. */
export const seasons = resource({
  family: 'seasons',
  noun: 'season',
  page: record => `seasons/${record.id}/${slug(`${leagueName(record.league)}${String(record.name)}`)}/`,
  pageLinks: ['league'],
  fields: {
    name: required(text()),
    league_id: required(link('leagues', 'league')),
    start_date: nullable(date()),
    end_date: nullable(date()),
  },
})

function leagueName(league: unknown): string {
  return typeof league === 'object' && league !== null && 'name' in league ? `${String(league.name)} ` : ''
}
