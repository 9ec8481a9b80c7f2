import { date, link, name, nullable, required } from './field.ts'
import { below } from './link.ts'
import { resource, slug } from './resource.ts'

export const seasons = resource({
  family: 'seasons',
  noun: 'season',
  description: 'A finite period of a league.',
  page: record => `seasons/${record.id}/${slug(`${leagueName(record.league)}${String(record.name)}`)}/`,
  pageLinks: ['league'],
  fields: {
    name: name(),
    league_id: required(link('leagues', below, 'league')),
    start_date: nullable(date()),
    end_date: nullable(date()),
  },
})

function leagueName(league: unknown): string {
  return typeof league === 'object' && league !== null && 'name' in league ? `${String(league.name)} ` : ''
}
