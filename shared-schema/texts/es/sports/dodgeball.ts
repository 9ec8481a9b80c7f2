import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/dodgeball.ts'

export const words = {
  plays: {
    playerHit: 'jugador alcanzado',
    throwCaught: 'lanzamiento atrapado',
    lineFault: 'pisó la línea',
    blockFault: 'balón perdido al bloquear',
    throwMissed: 'lanzamiento fallado',
    throwBlocked: 'lanzamiento bloqueado',
    setWon: 'set ganado',
    setDrawn: 'set empatado',
  },
  roles: {
    hitByThrow: 'alcanzado',
    caughtBy: 'atrapado por',
    returned: 'vuelve a la cancha',
  },
  values: {},
  columns: {
    throws: { short: 'LAN', name: 'lanzamientos', meaning: 'Todos los lanzamientos.' },
    players_hit: {
      short: 'ALC',
      name: 'alcanzados',
      meaning: 'Jugadores del otro equipo eliminados por un lanzamiento.',
    },
    hit_percent: {
      short: 'ALC%',
      name: 'porcentaje de acierto',
      meaning: 'Alcanzados de cada cien lanzamientos.',
    },
    catches_made: { short: 'ATR', name: 'atrapadas', meaning: 'Lanzamientos del otro equipo atrapados.' },
    throws_blocked: { short: 'BLQ', name: 'bloqueos', meaning: 'Lanzamientos bloqueados con un balón.' },
    times_out: { short: 'ELI', name: 'eliminaciones', meaning: 'Cuántas veces eliminaron al jugador.' },
    throws_caught: {
      short: 'LA',
      name: 'lanzamientos atrapados',
      meaning: 'Lanzamientos propios que atrapó el otro equipo.',
    },
    line_faults: { short: 'LIN', name: 'faltas de línea', meaning: 'Eliminaciones por pisar una línea.' },
    returns: {
      short: 'VUE',
      name: 'vueltas',
      meaning: 'Vueltas a la cancha por la atrapada de un compañero.',
    },
  },
  groups: {},
} satisfies Translated<typeof english>
