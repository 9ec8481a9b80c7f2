import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/lacrosse.ts'

export const words = {
  plays: {
    manDownGoal: 'gol con un jugador menos',
    freePositionGoal: 'gol de posición libre',
    freePositionSaved: 'tiro de posición libre parado',
    freePositionMissed: 'tiro de posición libre fuera',
    groundBall: 'bola suelta',
    drawControl: 'draw ganado',
    forcedTurnover: 'pérdida forzada',
    failedClear: 'salida fallida',
    extraMan: 'un jugador más',
    technicalFoulOf30Seconds: 'falta técnica, 30 segundos',
    personalFoulOf1: 'falta personal, 1 minuto',
    personalFoulOf2: 'falta personal, 2 minutos',
    personalFoulOf3: 'falta personal, 3 minutos',
  },
  roles: {
    forcedBy: 'forzada por',
    ballLostBy: 'perdida por',
  },
  values: {},
  columns: {
    ground_balls: { short: 'BS', name: 'bolas sueltas', meaning: 'Bolas sueltas ganadas a un rival.' },
    draw_controls: {
      short: 'DRG',
      name: 'draws ganados',
      meaning: 'Draws tras los que el jugador ganó la bola.',
    },
    forced_turnovers: {
      short: 'PF',
      name: 'pérdidas forzadas',
      meaning: 'Pérdidas del otro equipo que forzó el jugador.',
    },
    penalty_time: {
      short: 'MS',
      name: 'minutos de sanción',
      meaning: 'Minutos de las sanciones al jugador; una falta técnica es medio.',
    },
    personal_fouls: {
      short: 'FP',
      name: 'faltas personales',
      meaning: 'Faltas personales pitadas al jugador.',
    },
    technical_fouls: { short: 'FT', name: 'faltas técnicas', meaning: 'Faltas técnicas pitadas al jugador.' },
    man_down_goals: {
      short: 'GIN',
      name: 'goles con un jugador menos',
      meaning: 'Goles marcados mientras al propio equipo le faltaba un jugador.',
    },
    free_position_shots: {
      short: 'TPL',
      name: 'tiros de posición libre',
      meaning: 'Tiros desde posiciones libres.',
    },
    free_position_goals: {
      short: 'GPL',
      name: 'goles de posición libre',
      meaning: 'Goles desde posiciones libres.',
    },
    clears: {
      short: 'SAL',
      name: 'salidas',
      meaning: 'Cuántas veces el propio equipo sacó la bola de su mitad.',
    },
    clear_attempts: {
      short: 'SAI',
      name: 'salidas intentadas',
      meaning: 'Cuántas veces el propio equipo intentó sacar la bola de su mitad.',
    },
    clear_percent: {
      short: 'SAL%',
      name: 'porcentaje de salidas',
      meaning: 'Salidas logradas de cada cien intentos.',
    },
    rides: { short: 'PRE', name: 'presiones', meaning: 'Salidas del otro equipo que fallaron.' },
    extra_man_opportunities: {
      short: 'SN',
      name: 'superioridades',
      meaning: 'Cuántas veces le faltaba un jugador al otro equipo.',
    },
    extra_man_percent: {
      short: 'SN%',
      name: 'porcentaje en superioridad',
      meaning: 'Goles con un jugador más de cada cien superioridades.',
    },
    times_man_down: {
      short: 'IN',
      name: 'inferioridades',
      meaning: 'Cuántas veces le faltaba un jugador al propio equipo.',
    },
    extra_man_goals_against: {
      short: 'GCS',
      name: 'goles en contra en inferioridad',
      meaning: 'Goles que marcó el otro equipo con un jugador más.',
    },
    man_down_percent: {
      short: 'IN%',
      name: 'porcentaje en inferioridad',
      meaning: 'Inferioridades sin gol en contra, de cada cien.',
    },
  },
  groups: {
    clearing: 'salidas y superioridades',
  },
} satisfies Translated<typeof english>
