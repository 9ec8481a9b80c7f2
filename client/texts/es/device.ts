import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { device as english } from '../en/device.ts'

export const device = {
  didNotWork: 'No ha funcionado. Inténtalo de nuevo.',
  noConnection: 'Sin conexión con el servidor. Esto la necesita; lo que registraste está a salvo.',
  status: 'Estado {{status}}',
  otherTabHangs: 'Otra pestaña de este navegador no responde. Cierra las demás pestañas de Sideline',
  entryNotStored: 'El registro no se ha podido guardar en este dispositivo',
  handoverNotStored: 'El traspaso no se ha podido guardar en este dispositivo',
  notBroughtOver: 'Lo que registró una versión anterior no se ha podido traer',
  stillUnsent_one: '{{count}} registro no se ha enviado todavía; sin conexión se perdería.',
  stillUnsent_other: '{{count}} registros no se han enviado todavía; sin conexión se perderían.',
} satisfies Translated<typeof english>
