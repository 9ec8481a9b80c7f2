import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { requests as english } from '../en/requests.ts'

export const requests = {
  failed: 'Quelque chose n’a pas marché sur le serveur.',
  noSuchAddress: 'Il n’y a rien à {{path}}.',
  unreadable: 'La requête ne peut pas être lue.',
  headersTooLarge:
    'L’adresse et les en-têtes de la requête sont trop longs. Répartissez les longues listes sur plusieurs requêtes.',
  tooSlow: 'La requête n’est pas arrivée à temps.',
  tooMany: 'Trop de requêtes. Réessayez plus tard.',
  foreignPage:
    'Avec un cookie, seules les pages de ce serveur peuvent écrire. Les programmes envoient un jeton : Authorization: Bearer TOKEN.',

  bodyNotJson: 'Le corps doit être du JSON, avec Content-Type: application/json.',
  bodyNotJsonText: 'Le corps n’est pas du JSON valide.',
  bodyTooLarge: 'Le corps est trop grand.',
  bodyNotUtf8: 'Le corps doit être en UTF-8.',
  bodyCompressed: 'Le corps est compressé d’une manière inconnue ici.',
  bodyNoObject: 'Le corps doit être un objet JSON.',
  bodyHolds: {
    numberTooLarge: 'Le corps contient un nombre trop grand ; envoyez-le en texte.',
    nestedTooDeeply: 'Le corps est imbriqué trop profondément.',
  },

  methodNotPossible: '{{method}} n’est pas possible ici. Sont possibles : {{allowed}}.',
  methodNotPossibleBut: '{{method}} n’est pas possible ici. {{instead}} Sont possibles : {{allowed}}.',

  nameOfFunction: 'doit être le nom d’une fonction',
  keyOfRequest: 'doit être de 1 à 255 caractères ASCII visibles',
  keyUsed:
    'Cet Idempotency-Key a servi à une autre requête. Prenez une nouvelle clé pour chaque chose à faire.',
  changedSince:
    'Ceci ({{noun}}) a été modifié depuis que vous l’avez lu. Relisez, puis répétez votre modification.',
  scheduleChanged: 'Le programme a changé depuis votre lecture. Relisez-le, puis refaites votre changement.',
  previewOfOne: 'vaut pour un seul objet à la fois : ce qu’une liste ferait bouger ne peut pas être montré',
  formatHere: 'doit être {{formats, list(type: disjunction)}} ici',
  cannotBe: 'ne peut pas être {{word}}',
  givenTwice: 'est donné plusieurs fois',
  unknown: {
    parameter: 'n’est pas un paramètre ici',
    name: 'contient {{name}}, qui n’est pas un nom ici',
    field: 'n’est pas un champ ici',
  },
  noPreview: 'Ceci n’a pas d’aperçu : sans `preview`, c’est fait.',
  unknownBut: {
    parameter: 'n’est pas un paramètre ici ; il s’agit peut-être de {{nearest}}',
    name: 'contient {{name}}, qui n’est pas un nom ici ; il s’agit peut-être de {{nearest}}',
    field: 'n’est pas un champ ici ; il s’agit peut-être de {{nearest}}',
  },

  busy: 'D’autres écrivent ici pour l’instant, trop longtemps pour attendre. Rien de ceci n’a été fait. Réessayez dans quelques secondes.',
  stillReferred: 'D’autres objets renvoient à celui-ci, ou celui-ci à un objet qui n’existe pas.',
  existsAlready: 'Cela existe déjà.',
  wrongValue: 'Une valeur n’est pas acceptable.',
  diskFull: 'Le disque du serveur est plein.',
  databaseDamaged:
    'La base de données du serveur est endommagée. Prévenez les personnes qui gèrent le serveur. Ce qui est sur cet appareil y reste.',
  databaseAway: 'La base de données ne répond pas. Réessayez dans un instant.',

  tokenNarrow:
    '{{what}} Le jeton a la portée {{scope}} ; ceci demande peut-être {{needed, list(type: disjunction)}}.',
} satisfies Translated<typeof english>
