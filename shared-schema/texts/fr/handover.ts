import type { Translated } from '../translated.ts'
import type { handover as english } from '../en/handover.ts'

export const handover = {
  newer_version:
    'Ce transfert a été fait par une version plus récente de l’application. Mettez l’application à jour ici, puis reprenez-le.',
  damaged: 'Ce transfert est abîmé, rien n’en a donc été repris. Refaites-le sur la tablette d’où il vient.',
  too_large: 'Ce transfert est trop grand pour être repris.',
  too_many_codes: 'C’est trop pour des codes. Enregistrez-le dans un fichier.',
  no_code: 'Ce code n’est pas celui d’un transfert.',
  misread: 'Un code n’a pas été bien lu. Tenez la tablette sans bouger.',
  no_handover: 'Ce n’est pas un transfert : c’est un autre fichier, ou une partie d’un transfert.',
} satisfies Translated<typeof english>
