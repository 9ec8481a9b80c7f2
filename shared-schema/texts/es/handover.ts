import type { Translated } from '../translated.ts'
import type { handover as english } from '../en/handover.ts'

export const handover = {
  newer_version:
    'Este traspaso lo hizo una versión más nueva de la aplicación. Actualiza aquí la aplicación y recíbelo de nuevo.',
  damaged:
    'Este traspaso está dañado, así que no se recibió nada de él. Hazlo de nuevo en la tableta de la que viene.',
  too_large: 'Este traspaso es demasiado grande para recibirlo.',
  too_many_codes: 'Es demasiado para códigos. Guárdalo en un archivo.',
  no_code: 'Este código no es de un traspaso.',
  misread: 'Un código no se leyó bien. Mantén quieta la tableta.',
  no_handover: 'Esto no es un traspaso: es otro archivo, o una parte de uno.',
} satisfies Translated<typeof english>
