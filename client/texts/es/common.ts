import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { common as english } from '../en/common.ts'

export const common = {
  add: 'Añadir',
  allEvents: 'Todos los eventos',
  back: 'Atrás',
  cancel: 'Cancelar',
  cannotOpen: 'El evento no se puede abrir en este dispositivo',
  change: 'Cambiar',
  confirmRemove: 'Confirmar y quitar',
  copied: 'Copiado',
  copy: 'Copiar',
  copyWhat: 'Copiar {{label}}',
  done: 'Listo',
  event: 'Evento',
  keep: 'Conservar',
  keepIt: 'Conservarlo',
  loading: 'Cargando',
  noneFound: 'Nada encontrado',
  notRemoved: 'No se ha quitado',
  opening: 'Abriendo',
  question: '¿{{what}}?',
  remove: 'Quitar',
  removeThis: 'Quitar {{name}}',
  save: 'Guardar',
  total: 'Total',
  tryAgain: 'Intentar de nuevo',
} satisfies Translated<typeof english>
