import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { records as english } from '../en/records.ts'

export const records = {
  notFound: 'No existe {{noun}} {{key}}.',
  mayNotMakeOrganizations:
    'Solo un propietario o administrador de toda la instalación puede crear organizaciones.',
  mayNotWrite: {
    create: 'Solo un propietario o administrador de su organización puede crear esto ({{noun}}).',
    update: 'Solo un propietario o administrador de su organización puede cambiar esto ({{noun}}).',
  },
  mayNotMove:
    'Solo un propietario o administrador de ambas organizaciones puede pasar esto de una a otra ({{noun}}).',
  existsAlready: 'Esto ya existe ({{noun}}).',
  keyExistsAlready: 'esto ya existe ({{noun}})',

  hasDependents:
    'De esto depende todavía ({{noun}}): {{dependents, list}}. Elimínalo antes, o elimínalo todo junto: el historial se queda.',
  staysWithout: '{{counted}} que se quedaría sin ello',
  historyStays:
    'Un equipo suyo ha jugado en {{tournament}}, un torneo de otra organización (partido {{game}}). Es historia de ambas, y se queda.',
  mayNotDelete:
    'No puedes eliminar {{noun}} {{key}}: solo un propietario o administrador de su organización.',
  mayNotDeleteOrganization: 'No puedes eliminar {{noun}} {{key}}: solo un propietario de su organización.',

  tooManyPools: 'debe ser como mucho {{most}}: el torneo tiene {{teams}} equipos',
  tooFewForPool: 'necesita al menos dos equipos, y el torneo tiene {{teams}}',
  placesUndecided: 'Aún no están decididos todos los puestos: {{teams}}.',

  mergedWithItself: 'Un jugador no se puede unir consigo mismo.',
  mergedMustDiffer: 'debe ser otro jugador',
  mayNotMerge: 'Solo un propietario o administrador de las organizaciones de ambos jugadores puede unirlos.',
  twoPeople:
    'Ambos jugadores tienen cuenta, así que son dos personas. Uno solo se puede unir al otro si no tiene cuenta.',
} satisfies Translated<typeof english>
