import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { fixtures as english } from '../en/fixtures.ts'

export const fixtures = {
  mayNotDraw:
    'Seul un propriétaire ou administrateur de son organisation peut tirer le calendrier de cette saison.',
  exist:
    'La saison a déjà un calendrier. Dites avec keep si restent les matchs commencés, ou tous ceux qu’il y a.',
  tooFewTeams: 'doit nommer au moins deux équipes de la saison dans chaque division',
  teamsOfOthers: 'nomme des équipes qui ne sont pas de cette saison : {{teams}}',
  teamTwice: 'nomme deux fois une équipe : {{team}}',
  tooManyGames: 'font {{count}} matchs, plus que les {{most}} qui peuvent être tirés à la fois',
  notInDivisions: 'nomme une équipe qui n’est dans aucune division : {{team}}',
  notInOneDivision: 'doivent être d’une même division : {{one}} et {{other}}',
  twiceOnMatchDay: 'a deux fois {{team}} à la journée {{match_day}}',
  meetTooOften: 'fait se rencontrer {{one}} et {{other}} plus souvent que la saison n’a de phases',
  noSuchMatchDay: 'doit être au plus {{most}}, la dernière journée qu’il y a',
  endsTooSoon:
    'est trop tôt : il y a {{count}} journées avec un coup d’envoi jusque-là, et le calendrier en demande {{needed}}',
  noKickOffs: 'ne laissent de date pour aucune journée',
  overtaken: 'D’autres ont changé la saison sans cesse pendant le tirage de son calendrier : réessayez.',
  sameTeam: 'doit nommer deux équipes',

  day: '{{date, datetime(day: numeric; month: long; year: numeric; timeZone: UTC)}}',
  team: 'équipe {{id}}',
  field: 'terrain {{id}}',
  game: 'Journée {{match_day}}, {{one}} – {{two}} : {{what}}.',
  broken: {
    team_unavailable: '{{team}} ne peut pas jouer le {{day}}',
    team_plays: '{{team}} a un autre match le {{day}}',
    field_unavailable: '{{field}} n’est pas disponible le {{day}}',
    field_closed: '{{field}} n’est pas ouvert à {{time}} le {{day}}',
    field_taken: '{{field}} a un autre match à {{time}} le {{day}}',
    excluded_date: 'aucun match ne doit être joué le {{day}}',
    not_home_field: '{{team}} ne joue pas à domicile sur {{field}}',
    both_at_home: '{{team}} et {{other}} jouent tous deux à domicile le {{day}}',
  },
  unplaced:
    '{{one}} – {{two}} n’est pas tiré : il n’y a pas de journée à venir où les deux équipes sont libres.',
} satisfies Translated<typeof english>
