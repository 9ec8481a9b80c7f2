import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { disputes as english } from '../en/disputes.ts'

export const disputes = {
  nothingOpen:
    'Las actas de este partido dicen lo mismo, o ya está decidido. Para decidir otra cosa, deshaz antes la decisión.',
  changedSince:
    'Desde que lo miraste se registró algo en este partido. No se ha decidido nada: mira las actas como están ahora y decide de nuevo.',
  noSuchSheet: 'debe ser una de las actas en discrepancia: {{sheets}}',
  noSuchLines: 'deben ser líneas de las actas en discrepancia, y estas no lo son: {{lines}}',
  nothingDecided: 'No hay nada decidido sobre las actas de este partido.',
  officeAlone: 'Solo propietarios y administradores deciden qué marcador cuenta.',
} satisfies Translated<typeof english>
