import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { takingBack as english } from '../en/taking-back.ts'

export const takingBack = {
  noSuchChange: 'La modification {{id}} n’existe pas, ou vous ne pouvez pas la voir.',
  organization:
    'Une organisation supprimée ne peut pas être rétablie ici. La personne qui gère le serveur le peut, à partir d’une sauvegarde ou d’un export.',
  thereAgain: 'C’est déjà rétabli : quelqu’un a annulé la suppression.',
  deletedAgain: 'Cela a été rétabli puis supprimé de nouveau. Annulez la dernière suppression.',
  recorded: 'Cela a été saisi lors d’un match et retiré là-bas. Saisissez-le de nouveau au match.',
  erased:
    'Cela concerne une personne dont les données ont été effacées. Ce qui était connu d’elle a disparu pour toujours.',
  merged: 'Ce joueur a été fusionné avec {{name}}, qui a maintenant tout des deux.',
  parentGone:
    'Ce dont cela faisait partie a aussi été supprimé : {{noun}} « {{name}} ». Rétablissez-le d’abord.',
  placeTaken:
    'Son identifiant, son numéro ou sa place est pris entre-temps ({{noun}}). Modifiez ou supprimez d’abord ce qui l’occupe.',
  deleted: 'C’est déjà supprimé ({{noun}}).',
  changedAgain:
    'Cela a été modifié de nouveau depuis. Annulez d’abord cette modification, ou saisissez ce que vous voulez.',
  follows: 'Cela résulte d’autre chose, personne ne le saisit. Annulez ce dont cela résulte.',
  notTakenToday: 'Ce qui se trouvait avant dans {{field}} ne peut plus être saisi.',

  changedSinceMade: 'Cela a été modifié depuis sa création.',
  staysAway: '{{counted}} restent supprimés : ce dont ils font partie a disparu ou n’est plus à vous.',
  comesWithout: '{{counted}} ne mentionnent plus ce qui a disparu.',
  asked_one: 'On demande de nouveau à l’organisation de l’équipe si elle participe.',
  asked_other: 'On demande de nouveau aux organisations de {{count}} équipes si elles participent.',
} as const satisfies Translated<typeof english>
