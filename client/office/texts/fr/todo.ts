import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { todo as english } from '../en/todo.ts'

export const todo = {
  title: 'Reste à faire',
  allDone: 'Tout cela est fait',
  open_one: '{{count}} chose à faire',
  open_other: '{{count}} choses à faire',
  done: 'Fait',
  what: {
    days: 'Jours',
    teams: 'Équipes',
    fields: 'Terrains',
    format: 'Formule',
    schedule: 'Terrains et heures',
    late: 'Équipes sans match',
    decisions: 'Décisions',
    fixtures: 'Calendrier',
    publish: 'Ouvert à tous',
  },
  how: {
    days: 'Dites quels jours on joue.',
    teams: 'Collez la liste des équipes, ou prenez-la dans un fichier.',
    fields: 'Ajoutez le site et ses terrains, ou choisissez un site qui existe déjà.',
    format: 'Choisissez comment les équipes jouent : poules, tableaux ou rondes suisses.',
    schedule: 'Donnez à chaque match un terrain et une heure.',
    late: 'Ajoutez leurs matchs, ou retirez-les.',
    decisions: 'Quelqu’un doit trancher avant de continuer.',
    fixtures: 'Tirez qui joue contre qui, et quand.',
    publish: 'Laissez tout le monde le voir sans se connecter.',
  },
} satisfies Translated<typeof english>
