import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { replication as english } from '../en/replication.ts'

export const replication = {
  appOlder:
    'Cette application est dépassée. Mettez-la à jour : ce qui est enregistré sur cet appareil est gardé et envoyé ensuite.',
  serverOlder:
    'Ce serveur est plus ancien que l’application et va être mis à jour. Ce qui est enregistré sur cet appareil est gardé et envoyé ensuite.',
  noRole:
    'Vous n’avez pas de rôle à cet événement, rien n’est donc pris de vous ici. Ce qui est enregistré reste sur cet appareil ; transférez-le au bureau, qui tranche.',
  signInToRead: 'Connectez-vous pour lire cet événement.',
  signInToSend: 'Connectez-vous pour envoyer des saisies.',
  notReadable: 'Vous ne pouvez pas lire cet événement, ou il n’existe pas.',
  noSuchScope: 'Ce domaine n’existe pas ; il s’écrit tournament:ID ou season:ID.',
  noSuchCollection: 'Cette collection n’existe pas ; les collections sont {{collections}}.',
  entriesOnly: 'Les tablettes n’écrivent pas {{collection}} ; seules des saisies sont envoyées.',
  pushOfRows_one: 'Un envoi est une liste JSON d’au plus {{count}} ligne, avec un newDocumentState.',
  pushOfRows_other:
    'Un envoi est une liste JSON d’au plus {{count}} lignes, chacune avec un newDocumentState.',
  nameEntries_one: 'Nommez au plus {{count}} saisie, avec ses id et game_id.',
  nameEntries_other: 'Nommez au plus {{count}} saisies, chacune avec ses id et game_id.',
  nameScopes_one: 'Nommez de 1 à {{count}} domaine : ?scopes=tournament:1,season:2',
  nameScopes_other: 'Nommez de 1 à {{count}} domaines : ?scopes=tournament:1,season:2',
  tooManyStreams: 'Trop de flux sont ouverts. Fermez-en.',
} satisfies Translated<typeof english>
