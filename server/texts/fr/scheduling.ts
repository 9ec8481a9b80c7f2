import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { scheduling as english } from '../en/scheduling.ts'

export const scheduling = {
  gamesNotToPlay: 'nomme des matchs qui ne sont pas à jouer dans ce tournoi : {{games}}',
  gamesNamedTwice: 'nomme des matchs deux fois : {{games}}. Dites une seule fois où va chaque match',
  noSuchGameSites: 'nomme des terrains qui n’existent pas : {{game_sites}}',
  siteOfOthers: 'doit être un terrain du tournoi',
  mayNotSchedule:
    'Seul un propriétaire ou administrateur de son organisation peut faire le planning de ce tournoi.',

  namelessTeam: 'équipe {{id}}',
  namelessField: 'terrain {{id}}',
  gameOf: '{{one}} – {{two}}',
  nobodyYet: 'personne encore',
  round: {
    bracket: 'tour {{number}} de {{bracket}}',
    namelessBracket: 'tour {{number}} du tableau',
    pool: 'tour {{number}} de la poule {{pool}}',
    swiss: 'ronde suisse {{number}}',
  },
  day: '{{date, datetime(weekday: long; day: numeric; month: long; timeZone: UTC)}}',
  timeOnDay: '{{time}} le {{day}}',
  slot: 'à {{time}}',
  slotOnField: 'à {{time}} sur {{field}}',

  conflict: '{{day}} : {{what}}.',
  teamTwice: '{{team}} joue {{one}} et {{two}}',
  shortRest_one: '{{team}} joue {{one}} et {{two}}, avec {{count}} minute de repos entre les deux',
  shortRest_other: '{{team}} joue {{one}} et {{two}}, avec {{count}} minutes de repos entre les deux',
  shortRestToCome_one:
    'l’équipe qui vient de {{game}} jouera {{one}} et {{two}}, avec {{count}} minute de repos entre les deux',
  shortRestToCome_other:
    'l’équipe qui vient de {{game}} jouera {{one}} et {{two}}, avec {{count}} minutes de repos entre les deux',
  siteTaken: '{{field}} a {{one}} à {{time_of_one}} et {{two}} à {{time_of_two}}',
  siteClosed: '{{game}} est sur {{field}} de {{from}} à {{to}}, hors de ses heures d’ouverture',
  beforeFeeder:
    '{{game}} commence {{slot}}, avant que {{feeder}}, d’où vient une équipe, soit fini à {{end}}',
  roundOrder: '{{round}} commence à {{start}}, avant que le tour précédent soit fini à {{end}}',
  otherSeason: '{{team}} est une équipe de la saison {{season}}, et le tournoi est de {{own}}.',

  publishedForManagers:
    'Seuls un propriétaire ou un admin de son organisation voient ce qui a changé dans ce tournoi depuis sa publication.',
  openTeam: 'à déterminer',
  noField: 'aucun terrain',
  place: '{{field}}, {{time}}',
  placeOnDay: '{{field}}, {{day}}, {{time}}',
  gameAt: '{{game}}, {{place}}',
  isNew: 'est nouveau',
  was: 'était {{what}}',
  isGone: 'n’est plus joué ; était {{what}}',

  unplaced: {
    has_begun: '{{game}} a commencé, il reste donc où et quand il est.',
    is_pinned: '{{game}} reste à sa place et à son heure : il est fixé.',
    no_site: '{{game}} ne peut pas être placé, car il n’y a pas de terrains.',
    no_time:
      '{{game}} ne peut pas être placé : à aucun moment un terrain et les deux équipes ne sont libres, assez tôt et assez tard pour les matchs autour.',
    waits: '{{game}} ne peut pas être placé, car il vient après {{other}}, qui n’a pas de place.',
    waits_for_any: '{{game}} ne peut pas être placé, car il vient après un match qui n’a pas de place.',
  },
} satisfies Translated<typeof english>
