import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { spirit as english } from '../../en/screens/spirit.ts'

export const spirit = {
  none: 'Un partido que no se jugó hasta el final no lleva puntuación de espíritu.',
  settled:
    'El resultado es definitivo: las puntuaciones de antes las guarda la oficina y no se muestran aquí.',
  of: 'Espíritu de {{team}}',
  byOn: '{{by}} sobre el espíritu de {{to}}',
  byOnBold: '<b>{{by}}</b> sobre el espíritu de <b>{{to}}</b>',
  secret: 'Guardado en esta tableta. Se muestra cuando ambos equipos hayan dado la suya.',
  showAndChange: 'Mostrar y cambiar',
  waiting:
    'Esperando a {{team}}. Lo que se dio en otro dispositivo se muestra cuando ambos equipos hayan puntuado.',
  scoreBy: 'Puntuación de {{team}}',
  scale: '0 mal · 1 no bien · 2 bien, lo normal · 3 muy bien · 4 excelente',
  comment: 'Comentario',
  points: '{{total}} de 20',
  total: 'Total {{total}} de 20',
  given: '{{given}} de {{all}} dadas',
  save: 'Guardar la puntuación de espíritu',
} satisfies Translated<typeof english>
