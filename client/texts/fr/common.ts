import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { common as english } from '../en/common.ts'

export const common = {
  add: 'Ajouter',
  allEvents: 'Tous les événements',
  back: 'Retour',
  cancel: 'Annuler',
  cannotOpen: 'L’événement ne peut pas être ouvert sur cet appareil',
  change: 'Modifier',
  confirmRemove: 'Confirmer le retrait',
  copied: 'Copié',
  copy: 'Copier',
  copyWhat: 'Copier {{label}}',
  done: 'Terminé',
  event: 'Événement',
  keep: 'Garder',
  keepIt: 'Le garder',
  loading: 'Chargement',
  noneFound: 'Aucun résultat',
  notRemoved: 'Pas retiré',
  opening: 'Ouverture',
  question: '{{what}} ?',
  remove: 'Retirer',
  removeThis: 'Retirer {{name}}',
  save: 'Enregistrer',
  total: 'Total',
  tryAgain: 'Réessayer',
} satisfies Translated<typeof english>
