import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/cricket.ts'

export const words = {
  plays: {
    delivery: 'bola',
    boundaryFour: 'cuatro (boundary)',
    boundarySix: 'seis',
    wide: 'bola ancha (wide)',
    runsOnWide: 'carreras en bola ancha',
    noBall: 'bola nula (no-ball)',
    bye: 'bye (sin tocar)',
    legBye: 'leg bye (con el cuerpo)',
    penaltyRuns: 'cinco carreras de penalización',
    bowled: 'bowled (wicket derribado)',
    caught: 'atrapado',
    legBeforeWicket: 'pierna ante el wicket',
    stumped: 'stumped (fuera de línea)',
    hitWicket: 'wicket propio derribado',
    stumpedOffWide: 'stumped en bola ancha',
    runOut: 'eliminado corriendo',
    outOtherwise: 'eliminado de otro modo, como timed out o retired out',
  },
  roles: {
    striker: 'bateador en turno',
    batterOut: 'bateador eliminado',
    bowler: 'lanzador',
    cricketFielder: 'defensor de campo o guardameta',
  },
  values: {
    runsOffBat: 'carreras con el bate',
    runsRun: 'carreras corridas',
  },
  columns: {
    runs_off_bat: { short: 'R', name: 'carreras con el bate', meaning: 'Carreras que hizo el bateador.' },
    balls_faced: {
      short: 'B',
      name: 'bolas recibidas',
      meaning: 'Bolas lanzadas al bateador, sin las anchas.',
    },
    fours: { short: '4s', name: 'cuatros', meaning: 'Boundaries de cuatro.' },
    sixes: { short: '6s', name: 'seises', meaning: 'Boundaries de seis.' },
    batting_strike_rate: {
      short: 'SR',
      name: 'ritmo de bateo',
      meaning: 'Carreras por cada cien bolas recibidas.',
    },
    dismissals: { short: 'OUT', name: 'eliminaciones', meaning: 'Cuántas veces eliminaron al bateador.' },
    runs_per_dismissal: {
      short: 'AVE',
      name: 'carreras por eliminación',
      meaning: 'Carreras con el bate por cada eliminación.',
    },
    extras: {
      short: 'EX',
      name: 'extras (sin bateador)',
      meaning: 'Carreras del equipo que no hizo ningún bateador.',
    },
    wides: { short: 'WD', name: 'carreras por bolas anchas', meaning: 'Extras por bolas anchas.' },
    no_balls: { short: 'NB', name: 'carreras por bolas nulas', meaning: 'Extras por bolas nulas.' },
    byes: { short: 'BY', name: 'byes (sin tocar)', meaning: 'Carreras en una bola que no tocó a nadie.' },
    leg_byes: {
      short: 'LB',
      name: 'leg byes (con el cuerpo)',
      meaning: 'Carreras en una bola que tocó el cuerpo del bateador.',
    },
    penalty_runs: {
      short: 'PEN',
      name: 'carreras de penalización',
      meaning: 'Carreras que concedió el árbitro.',
    },
    overs_bowled: {
      short: 'O',
      name: 'overs lanzados',
      meaning: 'Overs de seis bolas; tras el punto, las bolas de uno sin terminar.',
    },
    maidens: { short: 'M', name: 'overs a cero', meaning: 'Overs en los que el lanzador no concedió nada.' },
    runs_conceded: {
      short: 'R',
      name: 'carreras concedidas',
      meaning: 'Carreras con el bate, bolas anchas y bolas nulas del lanzador.',
    },
    wickets: { short: 'W', name: 'wickets (eliminados)', meaning: 'Bateadores que eliminó el lanzador.' },
    economy_rate: { short: 'ECON', name: 'economía', meaning: 'Carreras concedidas por over.' },
    bowling_average: {
      short: 'AVE',
      name: 'media de lanzamiento',
      meaning: 'Carreras concedidas por cada wicket.',
    },
    bowling_strike_rate: { short: 'SR', name: 'ritmo de lanzamiento', meaning: 'Bolas por cada wicket.' },
    dot_balls: { short: '0s', name: 'bolas a cero', meaning: 'Bolas en las que no se concedió nada.' },
    wides_bowled: {
      short: 'WD',
      name: 'bolas anchas lanzadas',
      meaning: 'Bolas anchas que lanzó el lanzador.',
    },
    no_balls_bowled: {
      short: 'NB',
      name: 'bolas nulas lanzadas',
      meaning: 'Bolas nulas que lanzó el lanzador.',
    },
    catches: { short: 'CT', name: 'atrapadas', meaning: 'Bateadores eliminados por atrapada del defensor.' },
    stumpings: {
      short: 'ST',
      name: 'stumpings (del guardameta)',
      meaning: 'Bateadores que eliminó el guardameta.',
    },
    run_outs: {
      short: 'RO',
      name: 'eliminados corriendo',
      meaning: 'Bateadores que el defensor eliminó corriendo.',
    },
  },
  groups: {
    batters: 'bateadores',
    bowlers: 'lanzadores',
    fielders: 'defensores de campo',
  },
} satisfies Translated<typeof english>
