import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { swiss as english } from '../en/swiss.ts'

export const swiss = {
  hidden: 'cachée',
  reveal: 'La montrer à tous',
  revealWhat: 'Tout le monde voit la ronde, et ses matchs arrivent sur les tablettes.',
  hide: 'La cacher',
  hideWhat: 'Seule l’organisation la voit alors, et ses matchs quittent les tablettes.',
  delete: 'Supprimer la ronde {{number}}',
  redraw: 'Tirer de nouveau la ronde {{number}}',
  redrawWhat:
    'La ronde est supprimée avec ses matchs et tirée d’après le classement actuel, à la même heure. Les terrains sont choisis de nouveau.',
  next: 'La prochaine ronde',
  start: 'Début',
  drawHidden: 'Cachée jusqu’à ce que je la montre',
  notOver_one: '{{count}} match n’est pas encore terminé',
  notOver_other: '{{count}} matchs ne sont pas encore terminés',
  wouldMeet: 'Se rencontreraient :',
  draw: 'Tirer la ronde {{number}}',

  howMany: 'Combien de rondes suisses y aura-t-il ?',
  howManyWhat:
    'Tant que leur nombre n’est pas fixé, une autre ronde peut venir : les équipes à égalité l’attendent, et aucune égalité n’est à départager.',
  setRounds: 'Fixer le nombre de rondes',
} satisfies Translated<typeof english>
