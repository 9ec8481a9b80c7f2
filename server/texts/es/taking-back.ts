import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { takingBack as english } from '../en/taking-back.ts'

export const takingBack = {
  noSuchChange: 'El cambio {{id}} no existe, o no puedes verlo.',
  organization:
    'Una organización eliminada no se puede recuperar aquí. Quien lleva el servidor sí puede, de una copia de seguridad o de una exportación.',
  thereAgain: 'Ya está otra vez: alguien deshizo la eliminación.',
  deletedAgain: 'Se recuperó y se eliminó otra vez desde entonces. Deshaz la última eliminación.',
  recorded: 'Esto se anotó en un partido y se quitó allí. Anótalo allí otra vez.',
  erased:
    'Esto trata de una persona cuyos datos se borraron. Lo que se sabía de ella desapareció para siempre.',
  merged: 'Este jugador se fusionó con {{name}}, que ahora tiene todo de ambos.',
  parentGone: 'También se eliminó aquello a lo que pertenecía: {{noun}} «{{name}}». Recupéralo primero.',
  placeTaken:
    'Su identificador, su número o su lugar ya lo tiene otro registro ({{noun}}). Cambia o elimina ese primero.',
  deleted: 'Ya está eliminado ({{noun}}).',
  changedAgain: 'Se cambió otra vez desde entonces. Deshaz eso primero, o escribe lo que quieras.',
  follows: 'Esto resulta de otra cosa, nadie lo escribe. Deshaz aquello de lo que resulta.',
  notTakenToday: 'Lo que había antes en {{field}} ya no se puede escribir.',

  changedSinceMade: 'Se cambió desde que se creó.',
  staysAway: '{{counted}} siguen eliminados: aquello a lo que pertenecen ya no está, o ya no es tuyo.',
  comesWithout: '{{counted}} ya no nombran algo que no está.',
  asked_one: 'Se pregunta otra vez a la organización del equipo si participa.',
  asked_other: 'Se pregunta otra vez a las organizaciones de {{count}} equipos si participan.',
} as const satisfies Translated<typeof english>
