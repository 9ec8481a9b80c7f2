import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { decisions as english } from '../en/decisions.ts'

export const decisions = {
  title: 'À décider',
  tie: 'À égalité en tout : {{teams, list}}',
  tieWhat: 'Mettez la meilleure en premier.',
  up: 'Monter {{team}}',
  down: 'Descendre {{team}}',
  drag: 'Déplacer {{team}}',
  howToDrag: 'Pour déplacer une équipe : barre d’espace, puis flèches, puis de nouveau barre d’espace.',
  place: 'À la place {{place}}',
  method: 'Décidé par',
  by: {
    'coin toss': 'tirage à pile ou face',
    'disc throw': 'lancer de disque',
    'play-off': 'match d’appui',
    'disciplinary points': 'points disciplinaires',
    'ranking of the qualifiers': 'classement des qualifications',
    'conduct score': 'note de conduite',
    'FIFA ranking': 'classement FIFA',
    'decision of the organizer': 'décision de l’organisation',
  },
  note: 'Note',
  keepOrder: 'Garder cet ordre',
  noWinner: 'Terminé sans vainqueur, donc personne n’avance : {{game}}',
  noWinnerWhat: 'Saisissez le score par lequel il a été décidé.',
  enterResult: 'Saisir le résultat',
  wrongTeam: '{{game}} : {{playing}} a joué, mais après une correction ce devrait être {{sent}}',
  letStand: 'Laisser ainsi : {{playing}} reste',
  putIn: 'Mettre {{sent}}',
  putInWhat: 'Le score joué reste jusqu’à ce que vous en saisissiez un autre.',
} satisfies Translated<typeof english>
