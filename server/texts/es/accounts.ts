import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { accounts as english } from '../en/accounts.ts'

export const accounts = {
  signInFirst: 'Inicia sesión primero.',
  notByToken: 'Un token no puede hacer esto. Inicia sesión con tu contraseña.',
  tokenReadsOnly: 'Este token solo puede leer.',
  linkExpired: 'Este enlace ya se usó o ha caducado. Pide uno nuevo.',
  codeNotValid: 'ya no vale',
  hasAccount: 'Esta dirección de correo ya tiene una cuenta. Escribe la contraseña de esa cuenta.',
  notItsPassword: 'no es la contraseña de la cuenta con esta dirección de correo',
  addressOfOther: 'es la dirección de otra cuenta',
  notYourPassword: 'no es tu contraseña',
  resetNotAllowed:
    'Solo puedes crear un enlace así para personas cuyos roles puedas dar todos. Un propietario de la instalación puede para cualquiera.',

  noSuchPerson: 'No existe esa cuenta.',
  lastOwner: 'Es el último propietario de la instalación. Invita antes a otro.',
  disabled: 'Esta cuenta está desactivada. Pregunta a un propietario de tu organización.',
  disablingNotAllowed:
    'Solo puede hacerlo la oficina de toda la instalación, y un propietario con personas cuyos roles estén todos en su organización. Nadie puede con alguien de rol superior.',
  listNotAllowed: 'Solo la oficina de toda la instalación puede ver todas las cuentas.',
  deletingNotAllowed: 'Solo un propietario de la instalación puede eliminar la cuenta de otra persona.',
  formerMember: 'Antiguo miembro',

  rolesNotShown: 'Solo propietarios y administradores pueden ver quién tiene un rol.',
  noSuchRole: 'No existe el rol {{id}}.',
  roleNotYoursToTake: 'Solo puedes quitar roles que tú mismo tienes, o inferiores.',
  roleNotYoursToGive: 'Solo puedes invitar a roles que tú mismo tienes, o a inferiores.',
  noSuchOrganization: ': no existe la organización {{id}}',
  captainNeedsTeam: 'es obligatorio: un capitán es capitán de un equipo',
  placeOfOtherKind: 'debe ser, para {{role}}, uno de: {{kinds}}',
  roleHoldsEverywhere: 'debe omitirse: el rol {{role}} vale en todas partes',
  placeNeedsOrganization: 'es obligatorio para un rol en un solo lugar',
  placeOfOther: {
    tournament: 'no es de la organización: no tiene ningún torneo {{id}}',
    event_site: 'no es de la organización: no tiene ninguna sede {{id}}',
    game_site: 'no es de la organización: no tiene ningún campo {{id}}',
    game: 'no es de la organización: no tiene ningún partido {{id}}',
    team: 'no es de la organización: no tiene ningún equipo {{id}}',
  },
} satisfies Translated<typeof english>
