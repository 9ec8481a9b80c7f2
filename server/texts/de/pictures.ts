import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { pictures as english } from '../en/pictures.ts'

export const pictures = {
  notAPicture:
    'Das ist kein lesbares Bild in PNG, JPEG oder WebP. In einem dieser Formate speichern und noch einmal senden.',
  tooLarge:
    'Das Bild ist zu groß: höchstens {{most}} Megabyte werden angenommen. Kleiner speichern und noch einmal senden.',
  tooManyPixels:
    'Das Bild ist zu groß: Es hat {{width}} mal {{height}} Pixel, und höchstens {{most}} Millionen insgesamt und {{side}} auf einer Seite werden angenommen. Verkleinern und noch einmal senden.',
  tooManyPasses:
    'Das Bild zu lesen wäre zu aufwendig: Seine {{width}} mal {{height}} Pixel sind {{passes}}-mal darin, als Durchgänge oder Einzelbilder. Als gewöhnliches, unbewegtes Bild speichern und noch einmal senden.',
  busy: 'Im Moment werden mehrere Bilder gesendet. Dieses wurde nicht gespeichert. In einigen Sekunden noch einmal versuchen.',
  notFound: 'Es gibt kein solches Bild, oder keines, das hier zu sehen ist.',
} as const satisfies Translated<typeof english>
