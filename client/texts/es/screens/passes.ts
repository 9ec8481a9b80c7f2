import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { passes as english } from '../../en/screens/passes.ts'

export const passes = {
  cameIn: 'Entró con un pase',

  comeIn: 'Llevar el marcador',
  yourName: 'Tu nombre',
  yourNameWhat: 'Aparece junto a lo que registras. No hace falta cuenta.',
  goOn: 'Llevar el marcador',
  goOnAs: 'Seguir como {{name}}',
  scanAgain:
    '¿Has escaneado un código? Escanéalo otra vez con la cámara de este dispositivo. Los partidos de los eventos públicos se ven también sin enlace.',
  somebodyElse: '¿Eres otra persona? Entonces escribe tu nombre.',
  code: 'Código QR',
  offeredBy: 'De <bdi>{{name}}</bdi>',
  onDay: '{{what}}, el {{day}}',
  accountKept: '¿Ya tienes cuenta? Escribe su correo y su contraseña: recibe también este rol.',

  whoRecords: '¿Quién registra?',
  newName: 'Otro nombre…',
  leave: 'Dejar este dispositivo',
  leaveNow: 'Confirmar y dejar',
  leaveWhat:
    'Lo que registraste se queda. Para volver a entrar, abre el enlace o escanea el código otra vez.',
  sendFirst: 'Envía antes lo que todavía está en este dispositivo: luego puedes dejarlo.',
  noAccount: 'Entraste con un pase y no necesitas cuenta. Quien te dio el enlace puede ofrecerte una.',
  withAccount: 'Iniciar sesión con una cuenta',

  ownAccount: 'Tu propia cuenta',
  ownAccountWhat: 'Lo que registraste sigue siendo tuyo.',
  takeUp: 'Crear cuenta',

  passes: 'Pases',
  passesWhat:
    'Un enlace o código QR para voluntarios. Quien lo abre da un nombre y lleva allí el marcador, sin cuenta.',
  make: 'Crear un pase',
  makeFor: 'Para',
  kind: {
    each_field: 'Cada campo de un torneo, con un cartel para cada uno',
    game_site: 'Un campo',
    event_site: 'Una sede',
    tournament: 'Un torneo entero',
    game: 'Un partido',
    team: 'Un equipo',
  },
  day: 'Solo los partidos de un día',
  until: 'Deja entrar hasta',
  noEnd: 'Vacío: hasta que lo termines',
  makeNow: 'Crear el pase',
  noFields: 'Este torneo aún no tiene campos.',
  ready_one: 'El pase está listo',
  ready_other: '{{count}} pases están listos',
  readyWhat: 'El enlace se muestra ahora y nunca más. Para otro cartel, crea un enlace nuevo.',
  print_one: 'Imprimir el cartel',
  print_other: 'Imprimir {{count}} carteles',
  codeOf: 'Código QR de {{place}}',
  linkOf: 'Enlace de {{place}}',

  poster: {
    title: 'Lleva aquí el marcador',
    one: 'Escanea el código con la cámara de tu teléfono o tableta.',
    two: 'Escribe tu nombre. No necesitas cuenta.',
    three: 'Abre el partido y toca lo que pasa. También funciona sin red.',
  },

  list: 'Pases de esta organización',
  listOfTournament: 'Pases para este torneo',
  none: 'Aún no hay ningún pase.',
  madeBy: 'Creado por {{name}}',
  untilDay: 'Vale hasta el {{day}}',
  noEndSet: 'Hasta que lo termines',
  isOver: 'Ya no deja entrar a nadie',
  cameInCount_one: 'Entró {{count}} persona',
  cameInCount_other: 'Entraron {{count}} personas',
  manage: 'Pase: {{what}}',
  newLink: 'Enlace nuevo: el anterior no deja entrar a nadie',
  needsRenewal:
    '{{name}}, que lo creó, ya no está aquí o ya no puede crearlo: no deja entrar a nadie. Un enlace nuevo lo renueva; quien entró se queda.',
  renew: 'Renovar: crear un enlace nuevo',
  mayComeAgain:
    'Quien conoce el enlace puede volver a entrar con otro nombre o desde otro dispositivo. Solo un enlace nuevo lo impide.',
  leaveLink: 'Dejar el enlace como está',
  end: 'Terminarlo para todos',
  endWhat:
    'Nadie entra ya con él, y quien entró no registra más. Lo registrado después se conserva y no cuenta, hasta que lo dejes entrar de nuevo.',
  arrivals: 'Quién entró',
  lastSeen: 'Visto por última vez {{time}}',
  wasEnded: 'Ya no registra',
  hasAccount: 'Tiene una cuenta',
  person: '{{name}}, que entró con un pase',
  endPerson: 'Terminarlo para {{name}}',
  endDevice: 'Terminarlo para este dispositivo',
  letIn: 'Dejar entrar de nuevo: lo registrado cuenta',
  offer: 'Ofrecer una cuenta',
  giveAccountTo: 'Da este enlace solo a {{name}}',
  giveAccountWhat:
    'Vale una vez, durante un día. Elige un correo y una contraseña; lo que registró sigue siendo suyo.',

  invitations: 'Invitaciones abiertas',
  noInvitations: 'No hay ninguna invitación abierta.',
  takeBack: 'Retirar la invitación: {{what}}',
  takeBackWhat: 'El enlace deja de valer.',
} satisfies Translated<typeof english>
