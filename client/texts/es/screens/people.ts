import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { people as english } from '../../en/screens/people.ts'

export const people = {
  organization: 'Organización',
  allOrganizations: 'Todas las organizaciones',
  noOrganization: 'Aún no hay ninguna organización.',

  role: {
    owner: 'Propietario',
    admin: 'Administrador',
    scorekeeper: 'Anotador',
    captain: 'Capitán',
    viewer: 'Lector',
  },
  place: {
    tournament: 'Torneo',
    event_site: 'Sede',
    game_site: 'Campo',
    game: 'Partido',
    team: 'Equipo',
  },
  roleAt: {
    tournament: '{{role}}, solo para el torneo {{place}}',
    event_site: '{{role}}, solo para la sede {{place}}',
    game_site: '{{role}}, solo para el campo {{place}}',
    game: '{{role}}, solo para el partido {{place}}',
    team: '{{role}}, solo para el equipo {{place}}',
  },
  roleAtRemoved: {
    tournament: '{{role}}, solo para un torneo que se eliminó',
    event_site: '{{role}}, solo para una sede que se eliminó',
    game_site: '{{role}}, solo para un campo que se eliminó',
    game: '{{role}}, solo para un partido que se eliminó',
    team: '{{role}}, solo para un equipo que se eliminó',
  },

  invite: 'Invitar a alguien',
  inviteAs: 'Como',
  inviteFor: 'Solo para',
  everywhere: 'Sin límite',
  onlyOne: {
    tournament: 'Un torneo',
    event_site: 'Una sede',
    game_site: 'Un campo',
    game: 'Un partido',
    team: 'Un equipo',
  },
  tournamentOrSeason: 'Torneo o temporada',
  typeToSearch: 'Escribe para buscar',
  makeLink: 'Crear un enlace',
  link: 'Enlace',
  sendLinkTo: {
    owner: 'Envía este enlace a un propietario',
    admin: 'Envía este enlace a un administrador',
    scorekeeper: 'Envía este enlace a un anotador',
    captain: 'Envía este enlace a un capitán',
    viewer: 'Envía este enlace a un lector',
  },
  sendLinkWhat: 'Vale una vez, dentro de siete días.',

  whoHasRole: 'Quién tiene un rol',
  roles: 'Roles',
  noRoles: 'Aún nadie tiene un rol aquí.',
  recordedBy: 'Lo que registró {{name}}',
  signedInNowhere: 'Sin sesión iniciada',
  signedIn_one: 'Sesión iniciada en {{count}} dispositivo',
  signedIn_other: 'Sesión iniciada en {{count}} dispositivos',
  isDisabled: 'La cuenta está desactivada',
  removeRole: 'Quitar el rol de {{name}}',
  removeRoleWhat:
    'Pierde este rol: {{role}}. Lo que registró se queda. Terminan sus tokens y los programas que permitió.',

  accountOf: 'Cuenta de {{name}}',
  resetLink: 'Enlace para una contraseña nueva',
  giveLinkTo: 'Da este enlace solo a {{name}}',
  giveLinkWhat:
    'Vale una vez, durante un día. Quien lo abre elige una contraseña nueva; todo lo que entró con la anterior termina, y la cuenta queda sin verificación en dos pasos ni llaves de acceso.',
  enable: 'Activar la cuenta',
  disable: 'Desactivar la cuenta',

  find: 'Buscar por nombre o correo',
  withoutRole: 'Solo personas sin rol',
  accounts: 'Cuentas',
  nobodyFound: 'No se encuentra a nadie.',
  noRole: 'Sin rol',
  rolesHeld_one: '{{count}} rol',
  rolesHeld_other: '{{count}} roles',
  more_one: '{{count}} más. Escribe un nombre para encontrar a alguien.',
  more_other: '{{count}} más. Escribe un nombre para encontrar a alguien.',
  delete: 'Eliminar la cuenta de {{name}}',
  deleteWhat:
    'Nadie podrá iniciar sesión con ella. Lo registrado se queda, sin el nombre; el jugador sigue en las plantillas. No se puede deshacer.',
} satisfies Translated<typeof english>
