import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { instead as english } from '../en/instead.ts'

export const instead = {
  atItsAddress: 'Cela se fait à l’adresse propre de l’objet ({{noun}}) : {{address}}.',
  makeOrChange: 'POST à {{list}} pour créer, PATCH ou PUT ici pour modifier celui-ci.',
  make: 'POST à {{list}} pour créer.',
  neverChanged: 'Cela ne se modifie jamais : faites un nouveau POST à {{list}}.',

  stats: 'Les statistiques découlent de ce qui est enregistré : écrivez events et game_scores.',
  changes: 'Les changements découlent des écritures.',
  audit: 'L’historique découle de ce qui est écrit, et reste tel quel.',
  takeBack: 'POST annule ici des modifications. Ce qui a été modifié se lit sous /v1/audit/.',
  scorekeepers: 'Un match reçoit son marqueur quand une tablette prend la marque.',
  recorded: 'Cela découle de ce qui est saisi et reste tel quel.',
  devices:
    'Les tablettes parlent d’elles-mêmes. Ce que l’une n’a pas envoyé se reprend par un POST à handovers.',
  verdicts: 'POST fait rejuger tout un événement, DELETE retire ce qui a été refusé.',
  handover:
    'POST du fichier qu’une tablette a fait. Ce qui en est venu se trouve dans events et game_scores.',

  ownPlayer: 'Cela se fait à l’adresse du joueur, qui est son resource_uri.',
  merge: 'Un POST sans corps fait un seul joueur des deux.',
  playerExport: 'Le joueur lui-même se modifie à sa propre adresse.',
  erasure: 'POST ici pour effacer la personne, avec preview=true pour voir d’abord ce que cela change.',

  disputes: 'POST à la décision d’un match, qui est sous sa propre adresse.',
  lateTeams:
    'Faites ici un POST de l’équipe inscrite tard. Les équipes sans match se lisent dans open_decisions.',
  gameResult:
    'POST rétablit ici ce qui a été repris en dernier, DELETE vide le match. Ce qui a été saisi se lit dans ses scores et événements.',
  decision:
    'Lisez les deux feuilles dans disputes. POST ici tranche entre elles, DELETE reprend la décision.',

  picture:
    'Un PUT place ici l’image, un DELETE la retire. Où elle se lit est dit dans les champs de la fiche.',
  pictures: 'Une image se place et se supprime sous l’adresse de sa fiche.',

  plays: 'POST ici ajoute des actions. Une seule se modifie ou se supprime comme un event.',

  standings:
    'Le classement découle des résultats : écrivez game_scores, ou tie_decisions si des équipes sont à égalité. Un POST garde les places dans tournament_teams.',
  leagueTable:
    'Le classement découle des résultats : écrivez game_scores, ou point_decisions et tie_decisions de la saison.',
  openDecisions:
    'Départagez des équipes à égalité par un POST à tie_decisions, et dites qui joue un match par un PUT au match.',
  drawPools: 'POST les tire. Elles se lisent, se modifient et se suppriment comme pools.',
  fixtures: 'POST le tire. Une seule rencontre se modifie ou se supprime comme un game.',
  conflicts:
    'Modifiez start_time et game_site_id des matchs, ou faites un POST à schedule ou shift du tournoi.',
  schedule: 'POST ici déplace des matchs. Où et quand ils sont se lit comme games du tournoi.',
  published: 'PUT dit ici que tout le monde connaît le planning tel qu’il est.',
  formats:
    'POST ici crée toute une formule. Ce qu’il a créé se lit, se modifie et se supprime comme poules, tableaux et rondes suisses.',
  freeSites: 'Pour prendre un terrain, PUT de son game_site_id à un match.',
  spirit: 'Le classement découle de game_sportsmanship_scores : écrivez ceux-ci.',
} satisfies Translated<typeof english>
