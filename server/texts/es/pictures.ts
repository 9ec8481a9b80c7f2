import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { pictures as english } from '../en/pictures.ts'

export const pictures = {
  notAPicture:
    'Esto no es una imagen PNG, JPEG o WebP que se pueda leer. Guárdala en uno de estos formatos y envíala de nuevo.',
  tooLarge:
    'La imagen es demasiado grande: se aceptan como máximo {{most}} megabytes. Guárdala más pequeña y envíala de nuevo.',
  tooManyPixels:
    'La imagen es demasiado grande: tiene {{width}} por {{height}} píxeles, y se aceptan como máximo {{most}} millones en total y {{side}} por lado. Redúcela y envíala de nuevo.',
  tooManyPasses:
    'Leer esta imagen cuesta demasiado: sus {{width}} por {{height}} píxeles están en ella {{passes}} veces, como pasadas o fotogramas. Guárdala como imagen fija normal y envíala de nuevo.',
  busy: 'En este momento se están enviando varias imágenes. Esta no se guardó. Inténtalo de nuevo en unos segundos.',
  notFound: 'No existe esa imagen, o no puedes verla.',
} as const satisfies Translated<typeof english>
