import type { Plan } from '../../rosters/plan.ts'
import { t } from '../../texts/t.ts'

/** The effects of a list, each kind in a few words. New teams are not repeated as entrants. */
export function planText(plan: Plan): string[] {
  const { newTeams, entries, seeds, divisions, contacts, newPlayers, numbers, details } = plan
  const entered = entries.filter(({ isNew }) => !isNew).length
  return [
    ...(newTeams.length > 0 ? [t('teams.makesTeams', { count: newTeams.length })] : []),
    ...(entered > 0 ? [t('teams.makesEntries', { count: entered })] : []),
    ...(seeds.length > 0 ? [t('teams.makesSeeds', { count: seeds.length })] : []),
    ...(divisions.length > 0 ? [t('lists.makesDivisions', { count: divisions.length })] : []),
    ...(contacts.length > 0 ? [t('lists.makesContacts', { count: contacts.length })] : []),
    ...(newPlayers.length > 0 ? [t('teams.makesPlayers', { count: newPlayers.length })] : []),
    ...(numbers.length > 0 ? [t('teams.makesNumbers', { count: numbers.length })] : []),
    ...(details.length > 0 ? [t('lists.makesDetails', { count: details.length })] : []),
  ]
}
