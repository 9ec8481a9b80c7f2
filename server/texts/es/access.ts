import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { access as english } from '../en/access.ts'

export const access = {
  signInToSee: 'Inicia sesión para ver esto.',
  signInToSeePlayer: 'Inicia sesión para ver tu propio jugador.',
  signInToWrite: 'Inicia sesión primero: solo quien tiene una cuenta puede cambiar fichas.',

  whichOrganization: 'hace falta, porque gestionas varias organizaciones: {{ids}}',
  deleted: '{{noun}} {{key}} se eliminó: {{time}}.',

  wrongLinks: '{{field}}: {{what}}',
  namedTwice: 'nombra lo mismo dos veces ({{noun}}): {{ids}}',
  noSuchRecord: 'no existe {{noun}} {{id}}',
  ofOther:
    '{{noun}} {{id}} es de otra organización; solo un propietario o administrador de ambas puede hacer esto',
  notEntered:
    '{{noun}} {{id}} es de otra organización; inscríbelo antes en un torneo, donde juega cuando esa organización acepte',
} satisfies Translated<typeof english>
