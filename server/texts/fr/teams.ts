import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { teams as english } from '../en/teams.ts'

export const teams = {
  twice: 'nomme deux fois des équipes : {{ids}}',
  notInTournament: 'nomme des équipes qui ne sont pas dans le tournoi : {{ids}}',
  nameless: 'Équipe {{id}}',
} satisfies Translated<typeof english>
