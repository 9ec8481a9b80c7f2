import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { tournament as english } from '../en/tournament.ts'

export const tournament = {
  changed: 'Partido {{game}}: {{now}} en vez de {{before}}',
  nobodyYet: 'nadie todavía',
  newOnField: 'Partido {{game}}: {{now}}',
  onNoField: 'en ningún campo',
  onField: 'en {{field}}',
  namelessField: 'campo {{id}}',
  result: {
    notNeeded: 'no hace falta',
    notPlayed: 'sin jugar',
    final: '{{score}}',
    finalByForfeit: '{{score}} por incomparecencia',
    won: '{{score}}, ganado por {{team}}',
    wonByForfeit: '{{score}}, ganado por {{team}} por incomparecencia',
    live: '{{score}}, no final',
    liveByForfeit: '{{score}}, no final, por incomparecencia',
  },
  moved: {
    pool: 'Grupo {{pool}}: {{team}} del puesto {{from}} al {{to}}',
    swiss: 'Clasificación suiza: {{team}} del puesto {{from}} al {{to}}',
    final: 'Clasificación final: {{team}} del puesto {{from}} al {{to}}',
    season: 'Clasificación: {{team}} del puesto {{from}} con {{before}} puntos al {{to}} con {{after}}',
  },

  wrongTeam:
    'El partido {{game}} lo jugó {{playing}}, pero tras una corrección debía jugarlo {{sent}}. Alguien debe decidir: se queda {{playing}}, o entra {{sent}} y se juega otra vez.',
  doesNotCount:
    'El partido {{game}} entre {{one}} y {{two}} está {{ruling}}, así que nadie se clasifica por él. Pon un equipo en el partido siguiente, o revoca la decisión.',
  ruling: {
    none: 'por jugar',
    postponed: 'aplazado',
    cancelled: 'cancelado',
    abandoned: 'suspendido',
    'abandoned with result': 'suspendido, y su marcador cuenta',
    annulled: 'anulado',
  },
  withoutGames:
    '{{team}} participa y no está en ningún partido. Añade sus partidos a un grupo, dale un descanso en la ronda suiza, o sácalo.',
  roundNotOver: 'Ronda {{round}}: {{one}} – {{two}} no ha terminado, y cuenta como empate para el sorteo.',
  noTeams: 'Nadie llega al partido {{game}}. Pon sus equipos, o di que no lo juega nadie.',
  noOpponent:
    '{{team}} no tiene rival en el partido {{game}}, y nadie llega a él. Pon un equipo, o di que no viene nadie: entonces {{team}} pasa sin jugar.',
  noWinner:
    'El partido {{game}} entre {{one}} y {{two}} terminó sin ganador, así que nadie se clasifica. Pon el marcador con el que se decidió, pon un equipo en el partido siguiente, o registra que los dos lo perdieron por incomparecencia: entonces nadie se clasifica.',
  level: {
    pool: 'Grupo {{pool}}: {{teams, list}} están empatados en todos los criterios. Registra un desempate con su orden: {{last_resort}}, o como decida el organizador.',
    swiss:
      'Clasificación suiza: {{teams, list}} están empatados en todos los criterios. Registra un desempate con su orden: {{last_resort}}, o como decida el organizador.',
  },

  outside:
    'Solo lo que se escribe en un torneo o una temporada tiene vista previa: con esto no cambia nada más.',
  noPreviewOutside: 'es solo para lo que se escribe en un torneo o una temporada',

  severalSources:
    'o grupos, una ronda suiza o la tabla de la temporada nombran los equipos del cuadro: uno de ellos, no varios',
  placesReversed: 'no debe ir antes del primer puesto',
  poolOfOthers: 'nombra un grupo que no está en el torneo: {{pool}}',
  sourcesAndPools: 'nombra por sí mismo los puestos de los grupos: omita los grupos',
  followsNoPools: 'necesita los grupos a los que sigue el cuadro',
  placeBeyondPool: 'nombra el puesto {{place}} del grupo {{pool}}, que tiene {{teams}} equipos',
  placeTwice: 'nombra dos veces el puesto {{place}} del grupo {{pool}}',
  noDivision: 'debe ser una división de la temporada: {{divisions}}',
  noDivisions: 'debe omitirse: ningún equipo de la temporada tiene división',
  notOfDivision: 'debe ser «divisions» para la tabla de una división',
  qualifiersNotEntered:
    'va según la tabla, en la que estos se clasifican y aún no están inscritos en el torneo: {{teams, list}}',
  roundOfOthers: 'debe ser una ronda del mismo torneo',
  notFinal: {
    pool_one:
      'Grupo {{pool}}: {{count}} partido no ha terminado, así que no está decidido quién se clasifica.',
    pool_other:
      'Grupo {{pool}}: {{count}} partidos no han terminado, así que no está decidido quién se clasifica.',
    swiss_one:
      'Las rondas suizas: {{count}} partido no ha terminado, así que no está decidido quién se clasifica.',
    swiss_other:
      'Las rondas suizas: {{count}} partidos no han terminado, así que no está decidido quién se clasifica.',
    season_one:
      'La temporada: {{count}} partido no ha terminado, así que no está decidido quién se clasifica.',
    season_other:
      'La temporada: {{count}} partidos no han terminado, así que no está decidido quién se clasifica.',
  },
  levelWithOthers: {
    pool_one:
      'Grupo {{pool}}: {{teams}} está empatado con otro equipo en todos los criterios. Registra antes un desempate.',
    pool_other:
      'Grupo {{pool}}: {{teams}} están empatados con otro equipo en todos los criterios. Registra antes un desempate.',
    swiss_one:
      'La clasificación suiza: {{teams}} está empatado con otro equipo en todos los criterios. Registra antes un desempate.',
    swiss_other:
      'La clasificación suiza: {{teams}} están empatados con otro equipo en todos los criterios. Registra antes un desempate.',
    season_one:
      'La tabla de la temporada: {{teams}} está empatado con otro equipo en todos los criterios. Decide antes su orden.',
    season_other:
      'La tabla de la temporada: {{teams}} están empatados con otro equipo en todos los criterios. Decide antes su orden.',
  },
} satisfies Translated<typeof english>
