import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { teams as english } from '../en/teams.ts'

export const teams = {
  twice: 'nennt Teams zweimal: {{ids}}',
  notInTournament: 'nennt Teams, die nicht im Turnier sind: {{ids}}',
  nameless: 'Team {{id}}',
} satisfies Translated<typeof english>
