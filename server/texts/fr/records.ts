import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { records as english } from '../en/records.ts'

export const records = {
  notFound: 'Introuvable : {{noun}} {{key}}.',
  mayNotMakeOrganizations:
    'Seul un propriétaire ou administrateur de toute l’installation peut créer des organisations.',
  mayNotWrite: {
    create: 'Seul un propriétaire ou administrateur de l’organisation concernée peut créer ceci ({{noun}}).',
    update:
      'Seul un propriétaire ou administrateur de l’organisation concernée peut modifier ceci ({{noun}}).',
  },
  mayNotMove:
    'Seul un propriétaire ou administrateur des deux organisations peut faire passer ceci ({{noun}}) de l’une à l’autre.',
  existsAlready: 'Existe déjà : {{noun}}.',
  keyExistsAlready: 'existe déjà ({{noun}})',

  hasDependents:
    'Il reste ici ({{noun}}) {{dependents, list}}. Supprimez-les d’abord, ou supprimez tout ensemble : l’historique reste.',
  staysWithout: '{{counted}} qui resteraient sans',
  historyStays:
    'Une équipe a joué dans {{tournament}}, un tournoi d’une autre organisation (match {{game}}). C’est l’histoire des deux, et cela reste.',
  mayNotDelete:
    'Vous ne pouvez pas supprimer {{noun}} {{key}} : seul un propriétaire ou administrateur de l’organisation le peut.',
  mayNotDeleteOrganization:
    'Vous ne pouvez pas supprimer {{noun}} {{key}} : seul un propriétaire de l’organisation le peut.',

  tooManyPools: 'doit être au plus {{most}} : le tournoi a {{teams}} équipes',
  tooFewForPool: 'demande au moins deux équipes, et le tournoi en a {{teams}}',
  placesUndecided: 'Toutes les places ne sont pas encore décidées : {{teams}}.',

  mergedWithItself: 'Un joueur ne peut pas être fusionné avec lui-même.',
  mergedMustDiffer: 'doit être un autre joueur',
  mayNotMerge:
    'Seul un propriétaire ou administrateur des organisations des deux joueurs peut les fusionner.',
  twoPeople:
    'Les deux joueurs appartiennent à des comptes, ce sont donc deux personnes. L’un ne peut être fusionné dans l’autre que s’il n’a pas de compte.',
} satisfies Translated<typeof english>
