import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { mails as english } from '../en/mails.ts'

export const mails = {
  newPassword: {
    subject: 'Un nouveau mot de passe pour Sideline',
    text: `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte à
{{base}}

Ouvrez ce lien dans les 24 heures pour en choisir un. Il marche une fois :
{{link}}

Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste ce qu’il est.`,
  },
  ownAddress: {
    subject: 'Est-ce votre adresse ?',
    text: `Quelqu’un, sans doute vous, a un compte avec cette adresse e-mail à
{{base}}

Ouvrez ce lien dans les 24 heures pour confirmer que l’adresse est la vôtre :
{{link}}

Si ce n’était pas vous, il n’y a rien à faire.`,
  },

  notHere:
    'Ce serveur n’envoie pas d’e-mails. Demandez un lien à un propriétaire ou administrateur de votre organisation.',
  serverAway:
    'Le serveur de messagerie ne prend pas de messages pour l’instant. Réessayez plus tard, ou dites-le à qui exploite ce serveur.',
  enough_one:
    'Vous avez reçu {{count}} message dans la dernière heure. Regardez aussi parmi les indésirables, ou réessayez plus tard.',
  enough_other:
    'Vous avez reçu {{count}} messages dans la dernière heure. Regardez aussi parmi les indésirables, ou réessayez plus tard.',
  addressChanged: 'Le compte a maintenant une autre adresse e-mail. Demandez un message à celle-ci.',
  codeForEarlier: 'est pour une adresse précédente',
} satisfies Translated<typeof english>
