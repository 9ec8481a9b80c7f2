import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { access as english } from '../en/access.ts'

export const access = {
  signInToSee: 'Connectez-vous pour voir ceci.',
  signInToSeePlayer: 'Connectez-vous pour voir votre propre joueur.',
  signInToWrite:
    'Connectez-vous d’abord : seules les personnes qui ont un compte peuvent modifier des données.',

  whichOrganization: 'est nécessaire, car vous gérez plusieurs organisations : {{ids}}',
  deleted: 'Supprimé à {{time}} : {{noun}} {{key}}.',

  wrongLinks: '{{field}} : {{what}}',
  namedTwice: 'nomme deux fois le même objet ({{noun}}) : {{ids}}',
  noSuchRecord: 'n’existe pas : {{noun}} {{id}}',
  ofOther:
    'appartient à une autre organisation : {{noun}} {{id}} ; seul un propriétaire ou administrateur des deux peut faire cela',
  notEntered:
    'appartient à une autre organisation : {{noun}} {{id}} ; inscrivez-la d’abord à un tournoi, elle y joue dès que cette organisation accepte',
} satisfies Translated<typeof english>
