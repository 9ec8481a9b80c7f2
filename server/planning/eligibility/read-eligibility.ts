import type { Kysely } from 'kysely'
import type { Author } from '../../access/author.ts'
import type { Database } from '../../database/schema.ts'
import { asksNothing, eligibility, type Finding } from '../../rules/eligibility.ts'
import type { Say } from '../../texts/say.ts'
import { teamNames, type TeamName } from '../../tournament/team-names.ts'
import { rostersOf, rulesOf, teamsAround, teamsIn, type EligibleEvent } from './load.ts'

/** A player or roster that does not meet the rules of an event, with the reason. */
export interface EligibilityWarning {
  readonly finding: Finding
  readonly say: Say
}

/**
 * Compares the rosters of an event with its rules.
 * @param only the only team to look at; all without it
 */
export async function readEligibility(
  db: Kysely<Database>,
  author: Author,
  event: EligibleEvent,
  only?: number,
): Promise<EligibilityWarning[]> {
  const rules = await rulesOf(db, event)
  if (!rules || asksNothing(rules)) return []
  const teams = await teamsIn(db, author, event)
  const asked = teams.filter(id => only === undefined || id === only)
  const others = rules.one_team_per_player ? [...teams, ...(await teamsAround(db, author, event))] : []
  const places = await rostersOf(db, author, [...new Set([...asked, ...others])])
  const found = eligibility(rules, asked, places)
  const names = new Map(places.map(({ player_id, name }) => [player_id, name]))
  const named = found.flatMap(one => (one.kind === 'several teams' ? one.team_ids : []))
  const teamName = await teamNames(db, author, named)
  return found.map(finding => ({ finding, say: inWords(finding, names, teamName) }))
}

function inWords(finding: Finding, names: ReadonlyMap<number, string>, teamName: TeamName): Say {
  return t => {
    const player = 'player_id' in finding ? names.get(finding.player_id) || t('eligibility.nameless') : ''
    switch (finding.kind) {
      case 'too few players':
        return t('eligibility.tooFew', { count: finding.count, least: finding.limit })
      case 'too many players':
        return t('eligibility.tooMany', { count: finding.count, most: finding.limit })
      case 'too young':
        return t('eligibility.tooYoung', { player, age: finding.age, date: new Date(finding.day) })
      case 'too old':
        return t('eligibility.tooOld', { player, age: finding.age, date: new Date(finding.day) })
      case 'no birth date':
        return t('eligibility.noBirthDate', { player })
      case 'no licence number':
        return t('eligibility.noLicence', { player })
      case 'several teams':
        return t('eligibility.severalTeams', { player, teams: finding.team_ids.map(id => teamName(t, id)) })
    }
  }
}
