import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/football.ts'

export const words = {
  plays: {
    fumbleKept: 'balón suelto, conservado',
    fumbleLost: 'balón suelto, perdido',
    fumbleTouchdown: 'touchdown de balón suelto',
    tackleAssist: 'placaje asistido',
    specialTeamsTackle: 'placaje de equipos especiales',
    fieldGoal: 'gol de campo',
    fieldGoalMissed: 'gol de campo fallado',
    extraPoint: 'punto extra',
    extraPointMissed: 'punto extra fallado',
    twoPointRush: 'conversión de dos por carrera',
    twoPointPass: 'conversión de dos por pase',
    twoPointFailed: 'conversión de dos fallada',
    conversionReturned: 'conversión devuelta por la defensa',
    kickoff: 'patada inicial',
    kickoffReturn: 'devolución de patada inicial',
    kickoffReturnTouchdown: 'touchdown de devolución de patada inicial',
    punt: 'despeje',
    puntReturned: 'despeje devuelto',
    puntReturnTouchdown: 'touchdown de devolución de despeje',
    puntBlocked: 'despeje bloqueado',
  },
  roles: {
    fumbler: 'se le soltó a',
    fumbleForcedBy: 'forzado por',
    recoverer: 'recuperado por',
    tackler: 'placador',
    punter: 'despejador',
    returner: 'devolvedor',
  },
  values: {
    touchback: 'touchback',
    inside20: 'dentro de las 20',
    returnYards: 'yardas de la devolución',
    fumblerYards: 'yardas de quien pierde el balón',
    forLoss: 'con pérdida de yardas',
  },
  columns: {
    fumbles: {
      short: 'FUM',
      name: 'balones sueltos',
      meaning: 'Cuántas veces se le soltó el balón al jugador.',
    },
    fumbles_lost: {
      short: 'FUMP',
      name: 'balones sueltos perdidos',
      meaning: 'Balones sueltos que recuperó el otro equipo.',
    },
    own_fumbles_recovered: {
      short: 'FUMR',
      name: 'balones propios recuperados',
      meaning: 'Balones sueltos del propio equipo recuperados.',
    },
    fumbles_recovered: {
      short: 'FR',
      name: 'balones recuperados',
      meaning: 'Balones sueltos del otro equipo recuperados.',
    },
    tackles_solo: {
      short: 'SOLO',
      name: 'placajes',
      meaning: 'Placajes desde la línea que se le apuntan al jugador.',
    },
    tackles_assisted: {
      short: 'AST',
      name: 'placajes asistidos',
      meaning: 'Ayuda en un placaje desde la línea.',
    },
    tackles_for_loss: {
      short: 'PPY',
      name: 'placajes con pérdida',
      meaning: 'Placajes detrás de la línea.',
    },
    interception_return_yards: {
      short: 'YINT',
      name: 'yardas de intercepción',
      meaning: 'Yardas de las devoluciones de intercepciones.',
    },
    fumbles_forced: {
      short: 'FF',
      name: 'balones sueltos forzados',
      meaning: 'Balones arrancados de las manos de un rival.',
    },
    field_goals_kicked: {
      short: 'GC',
      name: 'goles de campo',
      meaning: 'Goles de campo metidos, tres puntos cada uno.',
    },
    field_goals_tried: {
      short: 'GCI',
      name: 'goles de campo intentados',
      meaning: 'Patadas a los postes, las bloqueadas incluidas.',
    },
    field_goal_kicking_percent: {
      short: 'GC%',
      name: 'porcentaje de goles de campo',
      meaning: 'Goles de campo metidos de cada cien intentados.',
    },
    extra_points_kicked: { short: 'PE', name: 'puntos extra', meaning: 'Puntos extra metidos.' },
    extra_points_tried: {
      short: 'PEI',
      name: 'puntos extra intentados',
      meaning: 'Patadas del punto extra, las bloqueadas incluidas.',
    },
    punts: { short: 'DES', name: 'despejes', meaning: 'Despejes, los bloqueados incluidos.' },
    punt_yards: {
      short: 'YDS',
      name: 'yardas de despeje',
      meaning: 'Yardas de los despejes desde la línea.',
    },
    punting_average: {
      short: 'MED',
      name: 'yardas por despeje',
      meaning: 'Yardas de despeje entre los despejes.',
    },
    net_punting_average: {
      short: 'NETO',
      name: 'yardas netas por despeje',
      meaning: 'Yardas de despeje menos las devueltas y 20 por cada touchback, entre los despejes.',
    },
    punt_touchbacks: {
      short: 'TB',
      name: 'touchbacks (despejes)',
      meaning: 'Despejes a la zona de anotación.',
    },
    punts_inside_20: {
      short: 'D20',
      name: 'despejes dentro de las 20',
      meaning: 'Despejes que acabaron dentro de las 20 del otro equipo.',
    },
    kickoff_returns: {
      short: 'DPI',
      name: 'devoluciones de patada inicial',
      meaning: 'Patadas iniciales devueltas.',
    },
    kickoff_return_yards: {
      short: 'YDPI',
      name: 'yardas de devolución de patada inicial',
      meaning: 'Yardas de las devoluciones de patada inicial.',
    },
    kickoff_return_average: {
      short: 'MDPI',
      name: 'yardas por devolución de patada inicial',
      meaning: 'Yardas entre las devoluciones de patada inicial.',
    },
    kickoff_return_touchdowns: {
      short: 'TDPI',
      name: 'touchdowns de devolución de patada inicial',
      meaning: 'Patadas iniciales devueltas hasta un touchdown.',
    },
    punt_returns: { short: 'DD', name: 'devoluciones de despeje', meaning: 'Despejes devueltos.' },
    punt_return_yards: {
      short: 'YDD',
      name: 'yardas de devolución de despeje',
      meaning: 'Yardas de las devoluciones de despeje.',
    },
    punt_return_average: {
      short: 'MDD',
      name: 'yardas por devolución de despeje',
      meaning: 'Yardas entre las devoluciones de despeje.',
    },
    punt_return_touchdowns: {
      short: 'TDD',
      name: 'touchdowns de devolución de despeje',
      meaning: 'Despejes devueltos hasta un touchdown.',
    },
  },
  groups: {
    fumbling: 'balones sueltos',
    kicking: 'patadas',
    punting: 'despejes',
    returns: 'devoluciones',
  },
} satisfies Translated<typeof english>
