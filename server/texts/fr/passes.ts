import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { passes as english } from '../en/passes.ts'

export const passes = {
  notGood: 'Ce lien ne laisse plus entrer personne. Demandez-en un nouveau à l’organisateur.',
  expired:
    'Ce lien était valable jusqu’au {{date, datetime(day: numeric; month: long; year: numeric; hour: 2-digit; minute: 2-digit; timeZone: UTC)}} UTC. Demandez-en un nouveau à l’organisateur.',
  ended: 'L’organisateur a mis fin à ce lien. Demandez-lui-en un nouveau.',
  noSuchPass: 'Le pass {{id}} n’existe pas.',
  notYours: 'Seul qui pourrait donner le rôle de ce pass peut le modifier.',
  isRevoked: 'Ce pass est révoqué. Faites-en un nouveau.',
  noSuchArrival: 'Personne de ce nom ou de cet appareil n’est entré avec ce pass.',
  wasTakenOut: 'L’organisateur vous a retiré de ce pass, vous ou cette tablette. Adressez-vous à lui.',
  enough: {
    device_one:
      '{{count}} personne est entrée sur cet appareil en une heure. Attendez un peu, ou prenez un autre appareil.',
    device_other:
      '{{count}} personnes sont entrées sur cet appareil en une heure. Attendez un peu, ou prenez un autre appareil.',
    address_one:
      '{{count}} personne est entrée par ce lien depuis ce réseau aujourd’hui. Prenez un autre réseau, ou demandez un nouveau lien à l’organisateur.',
    address_other:
      '{{count}} personnes sont entrées par ce lien depuis ce réseau aujourd’hui. Prenez un autre réseau, ou demandez un nouveau lien à l’organisateur.',
    pass_one: '{{count}} personne est entrée par ce lien aujourd’hui. Demandez-en un autre à l’organisateur.',
    pass_other:
      '{{count}} personnes sont entrées par ce lien aujourd’hui. Demandez-en un autre à l’organisateur.',
  },
  accountNeeded: 'Il faut pour cela un compte à vous. Demandez-en le lien à l’organisateur.',
  noPassword:
    'Cette personne est entrée avec un pass et n’a pas de mot de passe. Faites un lien vers un compte à elle.',
  hasAccount: 'Cette personne a déjà un compte.',
  accountNotYoursToOffer:
    'Seul qui pourrait donner tout ce que cette personne a peut lui proposer un compte.',
  noSuchInvitation: 'Cette invitation ouverte n’existe pas. Elle a peut-être servi.',
} satisfies Translated<typeof english>
