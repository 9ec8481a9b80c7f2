import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { requests as english } from '../en/requests.ts'

export const requests = {
  failed: 'Algo ha fallado en el servidor.',
  noSuchAddress: 'No hay nada en {{path}}.',
  unreadable: 'La petición no se puede leer.',
  headersTooLarge:
    'La dirección y las cabeceras de la petición son demasiado largas. Reparte las listas largas en varias peticiones.',
  tooSlow: 'La petición no llegó a tiempo.',
  tooMany: 'Demasiadas peticiones. Inténtalo más tarde.',
  foreignPage:
    'Con una cookie solo pueden escribir páginas de este servidor. Los programas envían un token: Authorization: Bearer TOKEN.',

  bodyNotJson: 'El contenido debe ser JSON, con Content-Type: application/json.',
  bodyNotJsonText: 'El contenido no es JSON válido.',
  bodyTooLarge: 'El contenido es demasiado grande.',
  bodyNotUtf8: 'El contenido debe estar en UTF-8.',
  bodyCompressed: 'El contenido está comprimido de un modo que aquí no se conoce.',
  bodyNoObject: 'El contenido debe ser un objeto JSON.',
  bodyHolds: {
    numberTooLarge: 'El contenido tiene un número demasiado grande; envíalo como texto.',
    nestedTooDeeply: 'El contenido está anidado con demasiada profundidad.',
  },

  methodNotPossible: '{{method}} no es posible aquí. Son posibles: {{allowed}}.',
  methodNotPossibleBut: '{{method}} no es posible aquí. {{instead}} Son posibles: {{allowed}}.',

  nameOfFunction: 'debe ser el nombre de una función',
  keyOfRequest: 'debe tener de 1 a 255 caracteres ASCII visibles',
  keyUsed:
    'Esta Idempotency-Key se usó para otra petición. Toma una clave nueva para cada cosa que haya que hacer.',
  changedSince: 'Esto cambió desde que lo leíste ({{noun}}). Léelo otra vez y repite tu cambio.',
  scheduleChanged: 'El programa cambió desde que lo leíste. Léelo otra vez y repite después tu cambio.',
  previewOfOne: 'es para una ficha cada vez: lo que movería una lista no se puede mostrar',
  formatHere: 'debe ser aquí {{formats, list(type: disjunction)}}',
  cannotBe: 'no puede ser {{word}}',
  givenTwice: 'aparece más de una vez',
  unknown: {
    parameter: 'no es ningún parámetro aquí',
    name: 'contiene {{name}}, que no es ningún nombre aquí',
    field: 'no es ningún campo aquí',
  },
  noPreview: 'Esto no tiene vista previa: sin `preview` se hace.',
  unknownBut: {
    parameter: 'no es ningún parámetro aquí; quizá se quiere decir {{nearest}}',
    name: 'contiene {{name}}, que no es ningún nombre aquí; quizá se quiere decir {{nearest}}',
    field: 'no es ningún campo aquí; quizá se quiere decir {{nearest}}',
  },

  busy: 'Otros están escribiendo aquí en este momento, durante demasiado para esperar. No se ha hecho nada de esto. Inténtalo de nuevo en unos segundos.',
  stillReferred: 'Otras fichas se refieren a esta, o esta a una que no existe.',
  existsAlready: 'Ya existe una ficha así.',
  wrongValue: 'Un valor no es aceptable.',
  diskFull: 'El disco del servidor está lleno.',
  databaseDamaged:
    'La base de datos del servidor está dañada. Avisa a quienes llevan el servidor; lo que está en este dispositivo se queda en él.',
  databaseAway: 'La base de datos no responde. Inténtalo de nuevo en un momento.',

  tokenNarrow:
    '{{what}} El token tiene el alcance {{scope}}; para esto puede hacer falta {{needed, list(type: disjunction)}}.',
} satisfies Translated<typeof english>
