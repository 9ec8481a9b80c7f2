import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/volleyball.ts'

export const words = {
  plays: {
    kill: 'punto de ataque',
    attackError: 'error de ataque',
    blockByTwo: 'bloqueo doble',
    blockByThree: 'bloqueo triple',
    blockError: 'error de bloqueo',
    ballHandlingError: 'error de toque',
    reception: 'recepción de saque',
    attack: 'ataque en juego',
    dig: 'defensa de ataque',
  },
  roles: {
    attacker: 'atacante',
    setter: 'colocador',
    digger: 'defendido por',
  },
  values: {
    positive: 'recepción positiva',
  },
  columns: {
    player_points: {
      short: 'PTS',
      name: 'puntos',
      meaning:
        'Puntos de ataque, saques directos y bloqueos; un bloqueo de dos o tres es medio punto para cada uno.',
    },
    kills: { short: 'PA', name: 'puntos de ataque', meaning: 'Ataques que ganaron la jugada.' },
    attack_errors: {
      short: 'EA',
      name: 'errores de ataque',
      meaning: 'Ataques que perdieron la jugada, sin los bloqueados.',
    },
    attacks_blocked: {
      short: 'AB',
      name: 'ataques bloqueados',
      meaning: 'Ataques que perdieron la jugada por un bloqueo.',
    },
    attack_attempts: { short: 'ATA', name: 'ataques', meaning: 'Todos los ataques.' },
    hitting_percentage: {
      short: 'EFI%',
      name: 'eficacia de ataque',
      meaning: 'Puntos de ataque menos errores y bloqueados, entre todos los ataques.',
    },
    kill_percent: {
      short: 'PA%',
      name: 'porcentaje de ataque',
      meaning: 'Puntos de ataque de cada cien ataques.',
    },
    set_assists: {
      short: 'A',
      name: 'asistencias',
      meaning: 'Colocaciones y pases que llevaron directamente a un punto de ataque.',
    },
    serves: { short: 'SAQ', name: 'saques', meaning: 'Todos los saques.' },
    digs: { short: 'DEF', name: 'defensas', meaning: 'Ataques del otro equipo que se mantuvieron en juego.' },
    ball_handling_errors: {
      short: 'ET',
      name: 'errores de toque',
      meaning: 'Dobles, retenciones y acompañamientos que perdieron la jugada.',
    },
    receptions: {
      short: 'REC',
      name: 'recepciones de saque',
      meaning: 'Saques recibidos, los directos en contra incluidos.',
    },
    reception_errors: {
      short: 'ER',
      name: 'errores de recepción',
      meaning: 'Saques directos que concedió el jugador.',
    },
    positive_receptions: {
      short: 'POS',
      name: 'recepciones positivas',
      meaning: 'Recepciones que dejaron al colocador todas las opciones.',
    },
    positive_reception_percent: {
      short: 'POS%',
      name: 'porcentaje de recepción positiva',
      meaning: 'Recepciones positivas de cada cien.',
    },
    block_solos: {
      short: 'BI',
      name: 'bloqueos individuales',
      meaning: 'Bloqueos de uno que ganaron la jugada.',
    },
    block_assists: {
      short: 'BA',
      name: 'bloqueos compartidos',
      meaning: 'Bloqueos de dos o tres que ganaron la jugada.',
    },
    total_blocks: {
      short: 'BLQ',
      name: 'bloqueos totales',
      meaning: 'Bloqueos individuales y la mitad de los compartidos.',
    },
    block_errors: {
      short: 'EB',
      name: 'errores de bloqueo',
      meaning: 'Bloqueos que perdieron la jugada por una falta.',
    },
    rallies_served: { short: 'JS', name: 'jugadas al saque', meaning: 'Jugadas con el saque propio.' },
    points_on_serve_percent: {
      short: 'PS%',
      name: 'porcentaje al saque',
      meaning: 'Puntos de cada cien jugadas con el saque propio.',
    },
    rallies_received: {
      short: 'JR',
      name: 'jugadas en recepción',
      meaning: 'Jugadas con el saque del otro equipo.',
    },
    side_outs: {
      short: 'SO',
      name: 'cambios de saque',
      meaning: 'Puntos ganados con el saque del otro equipo.',
    },
    side_out_percent: {
      short: 'SO%',
      name: 'porcentaje de cambios de saque',
      meaning: 'Puntos de cada cien jugadas con el saque del otro equipo.',
    },
    error_points: {
      short: 'PER',
      name: 'errores del rival',
      meaning: 'Puntos por errores y faltas del otro equipo, que no se apuntan a ningún jugador.',
    },
  },
  groups: {
    receptionsAndBlocks: 'recepción y bloqueo',
    rallies: 'jugadas',
  },
} satisfies Translated<typeof english>
