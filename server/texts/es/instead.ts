import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { instead as english } from '../en/instead.ts'

export const instead = {
  atItsAddress: 'Se hace de uno en uno ({{noun}}), en su propia dirección: {{address}}.',
  makeOrChange: 'Con POST a {{list}} se crea, con PATCH o PUT aquí se cambia.',
  make: 'Con POST a {{list}} se crea.',
  neverChanged: 'Nunca se cambia: con POST a {{list}} se crea otro.',

  stats: 'Las estadísticas siguen de lo que se registra: escribe events y game_scores.',
  changes: 'Los cambios siguen de lo que se escribe en las fichas.',
  audit: 'El historial sigue de lo que se escribe, y se queda como está.',
  takeBack: 'POST deshace aquí cambios. Lo que se cambió se lee en /v1/audit/.',
  scorekeepers: 'Un partido tiene anotador cuando una tableta toma el marcador.',
  recorded: 'Se deduce de lo que se registra y queda como está.',
  devices: 'Las tabletas informan de sí mismas. Lo que una no ha enviado se recibe con un POST a handovers.',
  verdicts: 'POST hace juzgar de nuevo todo un evento, DELETE elimina lo rechazado.',
  handover:
    'Envía con POST el archivo que hizo una tableta. Lo que salió de él está en events y game_scores.',

  ownPlayer: 'Se hace en la dirección del jugador, que es su resource_uri.',
  merge: 'Un POST sin contenido hace de los dos un solo jugador.',
  playerExport: 'El jugador mismo se cambia en su propia dirección.',
  erasure: 'Con POST aquí se borra a la persona; con preview=true se ve antes qué cambia.',

  disputes: 'POST a la decision de un partido, que está debajo de su dirección.',
  lateTeams:
    'Haz POST aquí del equipo inscrito tarde. Qué equipos no tienen partidos está en open_decisions.',
  gameResult:
    'POST aquí recupera lo último que se retiró, DELETE vacía el partido. Lo registrado se lee en sus marcadores y eventos.',
  decision: 'Lee ambas actas en disputes. POST aquí decide entre ellas, DELETE lo deshace.',

  picture: 'Un PUT pone aquí la imagen, un DELETE la quita. Dónde se lee lo dicen los campos de la ficha.',
  pictures: 'Una imagen se pone y se borra bajo la dirección de su ficha.',

  plays: 'POST aquí añade jugadas. Una sola se cambia o se elimina como event.',

  standings:
    'La clasificación sigue de los resultados: escribe game_scores, o tie_decisions si hay equipos empatados. Un POST guarda los puestos en tournament_teams.',
  leagueTable:
    'La tabla sigue de los resultados: escribe game_scores, o point_decisions y tie_decisions de la temporada.',
  openDecisions:
    'Decide entre equipos empatados con un POST a tie_decisions, y quién juega un partido con un PUT al partido.',
  drawPools: 'POST los sortea. Se leen, cambian y eliminan como pools.',
  fixtures: 'POST los sortea. Uno solo se cambia o se elimina como game.',
  conflicts: 'Cambia start_time y game_site_id de partidos, o haz POST a schedule o shift del torneo.',
  schedule: 'POST aquí mueve partidos. Dónde y cuándo son se lee en los games del torneo.',
  published: 'PUT dice aquí que todos conocen el horario tal como está.',
  formats:
    'POST aquí crea un formato entero. Lo que creó se lee, se cambia y se borra como grupos, cuadros y rondas suizas.',
  freeSites: 'Para ocupar un campo, pon su game_site_id en un partido con PUT.',
  spirit: 'La clasificación sigue de game_sportsmanship_scores: escribe esas.',
} satisfies Translated<typeof english>
