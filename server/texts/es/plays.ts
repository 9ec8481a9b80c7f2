import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { plays as english } from '../en/plays.ts'

export const plays = {
  oneOrMany: 'debe ser una lista de 1 a {{most}} jugadas',
  severalAreCalled: 'es como se llaman varias jugadas: di cuál en type, {{types}}',
  nobodyFits:
    'no coincide con nadie de las plantillas de este partido; da un id, o un número o nombre como está en la plantilla',
  severalFit: 'coincide con varios jugadores de este partido: da el id, que es uno de {{players}}',
  clock: 'deben ser minutos y segundos, como 12:05, o segundos',
  notCsv: 'no es una tabla de valores separados por comas: {{what}}',
} satisfies Translated<typeof english>
