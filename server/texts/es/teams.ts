import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { teams as english } from '../en/teams.ts'

export const teams = {
  twice: 'nombra equipos dos veces: {{ids}}',
  notInTournament: 'nombra equipos que no están en el torneo: {{ids}}',
  nameless: 'Equipo {{id}}',
} satisfies Translated<typeof english>
