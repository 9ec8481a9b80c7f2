import type { Plan } from '../../../office/rosters/plan.ts'
import { t } from '../../../office/texts/t.ts'

/** What a list leads to, each kind of it in a few words. */
export function planText(
  { newTeams, entries, seeds, newPlayers, numbers }: Plan,
  isTournament: boolean,
): string[] {
  const more = isTournament ? entries.length : 0
  return [
    ...(newTeams.length > 0 ? [t('teams.makesTeams', { count: newTeams.length })] : []),
    ...(more > 0 ? [t('teams.makesEntries', { count: more })] : []),
    ...(seeds.length > 0 ? [t('teams.makesSeeds', { count: seeds.length })] : []),
    ...(newPlayers.length > 0 ? [t('teams.makesPlayers', { count: newPlayers.length })] : []),
    ...(numbers.length > 0 ? [t('teams.makesNumbers', { count: numbers.length })] : []),
  ]
}
