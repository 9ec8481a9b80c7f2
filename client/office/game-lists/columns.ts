import { keyOf } from '../rosters/columns.ts'

/** The possible contents of a column in a list of games. */
export const gameColumns = [
  'start',
  'day',
  'time',
  'match_day',
  'part',
  'field',
  'team_1',
  'team_2',
  'score',
  'score_1',
  'score_2',
  'shootout_1',
  'shootout_2',
] as const
export type GameColumn = (typeof gameColumns)[number]

/** Common headings of the columns, in letters and figures alone. */
const headings: Readonly<Record<GameColumn, readonly string[]>> = {
  start: [
    ...['start', 'starttime', 'begin', 'kickoff', 'datetime', 'dateandtime', 'dateofgame', 'beginn'],
    ...['anpfiff', 'anspielzeit', 'termin', 'datumuhrzeit', 'début', 'coupdenvoi', 'horaire', 'comienzo'],
    ...['inicio', 'fechayhora', 'horadeinicio'],
  ],
  day: ['day', 'date', 'gameday', 'datum', 'tag', 'jour', 'día', 'fecha', 'data'],
  time: ['time', 'uhrzeit', 'zeit', 'heure', 'hora'],
  match_day: ['matchday', 'week', 'spieltag', 'journée', 'jornada'],
  part: [
    ...['round', 'pool', 'group', 'stage', 'bracket', 'partoftheevent', 'runde', 'gruppe', 'phase', 'tour'],
    ...['poule', 'groupe', 'ronda', 'grupo', 'fase'],
  ],
  field: [
    ...['field', 'pitch', 'court', 'ground', 'venue', 'location', 'feld', 'spielfeld', 'spielort', 'platz'],
    ...['ort', 'halle', 'terrain', 'lieu', 'campo', 'cancha', 'pista', 'lugar'],
  ],
  team_1: [
    ...['team1', 'teama', 'home', 'hometeam', 'heim', 'heimteam', 'heimmannschaft', 'équipe1', 'équipea'],
    ...['domicile', 'équipedomicile', 'recevant', 'equipo1', 'equipoa', 'local', 'equipolocal'],
  ],
  team_2: [
    ...['team2', 'teamb', 'away', 'awayteam', 'visitor', 'guest', 'opponent', 'gast', 'gastteam'],
    ...['gastmannschaft', 'auswärts', 'gegner', 'équipe2', 'équipeb', 'extérieur', 'visiteur', 'adversaire'],
    ...['équipeextérieur', 'equipo2', 'equipob', 'visitante', 'equipovisitante', 'rival'],
  ],
  score: [
    ...['score', 'result', 'finalscore', 'ergebnis', 'endstand', 'spielstand', 'résultat', 'scorefinal'],
    ...['resultado', 'marcador'],
  ],
  score_1: [
    ...['score1', 'scorea', 'homescore', 'goals1', 'points1', 'ergebnis1', 'tore1', 'punkte1', 'heimtore'],
    ...['buts1', 'points1', 'marcador1', 'goles1', 'puntos1', 'resultado1'],
  ],
  score_2: [
    ...['score2', 'scoreb', 'awayscore', 'goals2', 'points2', 'ergebnis2', 'tore2', 'punkte2', 'gasttore'],
    ...['buts2', 'marcador2', 'goles2', 'puntos2', 'resultado2'],
  ],
  shootout_1: ['shootout1', 'penaltyschießen1', 'tirsaubut1', 'tanda1'],
  shootout_2: ['shootout2', 'penaltyschießen2', 'tirsaubut2', 'tanda2'],
}

const meant = new Map(gameColumns.flatMap(column => headings[column].map(word => [word, column] as const)))

/** The column of a list of games that a heading means; null if it is not recognized. */
export const gameColumnOf = (heading: string): GameColumn | null => meant.get(keyOf(heading)) ?? null

/** The columns of a list, recognized by their headings. Of two with the same meaning the first one counts. */
export function gameColumnsOf(titles: readonly string[]): (GameColumn | null)[] {
  const all = titles.map(gameColumnOf)
  return all.map((column, at) => (all.indexOf(column) === at ? column : null))
}
