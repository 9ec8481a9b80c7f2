import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { brackets as english } from '../en/brackets.ts'

export const brackets = {
  playoff: 'Eliminatoria',
  thirdPlace: 'Tercer puesto',
  winners: 'Cuadro de ganadores',
  losers: 'Cuadro de perdedores',
  grandFinal: 'Gran final',
  consolation: 'Consolación',
  places: 'Puestos {{first}}–{{last}}',
  winnersFor: 'Cuadro de ganadores ({{first}}–{{last}})',
  losersFor: 'Cuadro de perdedores ({{first}}–{{last}})',
  grandFinalFor: 'Gran final ({{first}}–{{last}})',
  consolationFor: 'Consolación ({{first}}–{{last}})',
} satisfies Translated<typeof english>
