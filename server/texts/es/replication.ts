import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { replication as english } from '../en/replication.ts'

export const replication = {
  appOlder:
    'Esta aplicación está anticuada. Actualízala: lo registrado en este dispositivo se conserva y se envía después.',
  serverOlder:
    'Este servidor es más antiguo que la aplicación y está a punto de actualizarse. Lo registrado en este dispositivo se conserva y se envía después.',
  noRole:
    'No tienes ningún rol en este evento, así que aquí no se acepta nada de ti. Lo registrado se queda en este dispositivo; traspásalo a la oficina, que decide.',
  signInToRead: 'Inicia sesión para leer este evento.',
  signInToSend: 'Inicia sesión para enviar registros.',
  notReadable: 'No puedes leer este evento, o no existe.',
  noSuchScope: 'No existe ese ámbito; se escribe tournament:ID o season:ID.',
  noSuchCollection: 'No existe esa colección; las colecciones son {{collections}}.',
  entriesOnly: 'Las tabletas no escriben {{collection}}; solo se envían entries.',
  pushOfRows_one: 'Se envía una lista JSON de como mucho {{count}} fila, con un newDocumentState.',
  pushOfRows_other:
    'Se envía una lista JSON de como mucho {{count}} filas, cada una con un newDocumentState.',
  nameEntries_one: 'Nombra como mucho {{count}} registro, con su id y game_id.',
  nameEntries_other: 'Nombra como mucho {{count}} registros, cada uno con su id y game_id.',
  nameScopes_one: 'Nombra de 1 a {{count}} ámbito: ?scopes=tournament:1,season:2',
  nameScopes_other: 'Nombra de 1 a {{count}} ámbitos: ?scopes=tournament:1,season:2',
  tooManyStreams: 'Hay demasiadas transmisiones abiertas. Cierra algunas.',
} satisfies Translated<typeof english>
