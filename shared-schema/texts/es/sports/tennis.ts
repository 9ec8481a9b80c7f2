import type { Translated } from '../../translated.ts'
import type { words as english } from '../../en/sports/tennis.ts'

export const words = {
  plays: {
    winner: 'golpe ganador',
    unforcedError: 'error no forzado',
    forcedError: 'error forzado',
    tiebreakToTen: 'desempate a diez',
  },
  roles: {},
  values: { atNet: 'en la red' },
  columns: {
    faults: { short: 'FAL', name: 'faltas de saque', meaning: 'Saques fuera o a la red.' },
    winners: {
      short: 'GG',
      name: 'golpes ganadores',
      meaning: 'Puntos ganados con una bola que el rival no pudo alcanzar, los saques directos incluidos.',
    },
    unforced_errors: {
      short: 'ENF',
      name: 'errores no forzados',
      meaning: 'Puntos perdidos por un error sin necesidad.',
    },
    forced_errors: {
      short: 'EF',
      name: 'errores forzados',
      meaning: 'Puntos perdidos por un error que forzó el rival.',
    },
    net_points: { short: 'RED', name: 'puntos en la red', meaning: 'Puntos jugados en la red.' },
    net_points_won: {
      short: 'REDG',
      name: 'puntos ganados en la red',
      meaning: 'Puntos que se ganaron en la red.',
    },
    net_points_percent: {
      short: 'RED%',
      name: 'porcentaje en la red',
      meaning: 'Puntos ganados de cada cien en la red.',
    },
    double_faults: {
      short: 'DF',
      name: 'dobles faltas',
      meaning: 'Puntos perdidos por dos faltas de saque.',
    },
    games_won: { short: 'JG', name: 'juegos ganados', meaning: 'Juegos ganados, desempates incluidos.' },
    tiebreaks_won: { short: 'TB', name: 'desempates ganados', meaning: 'Desempates que se ganaron.' },
    service_points: {
      short: 'PSA',
      name: 'puntos de saque',
      meaning: 'Puntos con el saque propio, dobles faltas incluidas.',
    },
    first_serves_in: {
      short: '1S',
      name: 'primeros saques dentro',
      meaning: 'Puntos de saque sin falta.',
    },
    first_serve_percent: {
      short: '1S%',
      name: 'porcentaje de primeros saques',
      meaning: 'Primeros saques dentro de cada cien puntos de saque.',
    },
    first_serve_points_won: {
      short: '1G',
      name: 'puntos ganados con el primer saque',
      meaning: 'Puntos ganados con el primer saque dentro.',
    },
    first_serve_won_percent: {
      short: '1G%',
      name: 'porcentaje ganado con el primer saque',
      meaning: 'Puntos ganados de cada cien primeros saques dentro.',
    },
    second_serve_points: {
      short: '2S',
      name: 'puntos con el segundo saque',
      meaning: 'Puntos tras una falta, dobles faltas incluidas.',
    },
    second_serve_points_won: {
      short: '2G',
      name: 'puntos ganados con el segundo saque',
      meaning: 'Puntos ganados tras una falta.',
    },
    second_serve_won_percent: {
      short: '2G%',
      name: 'porcentaje ganado con el segundo saque',
      meaning: 'Puntos ganados de cada cien tras una falta.',
    },
    break_points_faced: {
      short: 'BC',
      name: 'bolas de rotura en contra',
      meaning: 'Puntos con los que el restador podía ganar el juego.',
    },
    break_points_saved: {
      short: 'BS',
      name: 'bolas de rotura salvadas',
      meaning: 'Bolas de rotura que ganó el sacador.',
    },
    service_games: { short: 'JS', name: 'juegos al saque', meaning: 'Juegos sacados, sin los desempates.' },
    service_games_won: {
      short: 'JSG',
      name: 'juegos ganados al saque',
      meaning: 'Juegos ganados con el saque propio.',
    },
    return_points: { short: 'PR', name: 'puntos al resto', meaning: 'Puntos con el saque del rival.' },
    return_points_won: {
      short: 'PRG',
      name: 'puntos ganados al resto',
      meaning: 'Puntos ganados con el saque del rival.',
    },
    return_games: { short: 'JR', name: 'juegos al resto', meaning: 'Juegos con el saque del rival.' },
    break_points: {
      short: 'BR',
      name: 'bolas de rotura',
      meaning: 'Puntos con el saque del rival que podían ganar el juego.',
    },
    breaks: { short: 'ROT', name: 'roturas', meaning: 'Juegos ganados con el saque del rival.' },
    break_points_percent: {
      short: 'ROT%',
      name: 'porcentaje de roturas',
      meaning: 'Roturas de cada cien bolas de rotura.',
    },
  },
  groups: { service: 'al saque', return: 'al resto' },
} satisfies Translated<typeof english>
