import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { passes as english } from '../en/passes.ts'

export const passes = {
  notGood: 'Este enlace ya no deja entrar a nadie. Pide uno nuevo al organizador.',
  expired:
    'Este enlace valía hasta el {{date, datetime(day: numeric; month: long; year: numeric; hour: 2-digit; minute: 2-digit; timeZone: UTC)}} UTC. Pide uno nuevo al organizador.',
  ended: 'El organizador ha anulado este enlace. Pídele uno nuevo.',
  noSuchPass: 'No hay ningún pase {{id}}.',
  notYours: 'Solo quien podría dar el rol de este pase puede cambiarlo.',
  isRevoked: 'Este pase está revocado. Crea uno nuevo.',
  noSuchArrival: 'Nadie con ese nombre o dispositivo entró con este pase.',
  wasTakenOut: 'El organizador te sacó de este pase, a ti o a esta tableta. Pregúntale.',
  enough: {
    device_one:
      '{{count}} persona entró en este dispositivo en una hora. Espera un poco o usa otro dispositivo.',
    device_other:
      '{{count}} personas entraron en este dispositivo en una hora. Espera un poco o usa otro dispositivo.',
    address_one:
      'Hoy ya entró {{count}} persona con este enlace desde esta red. Usa otra red o pide un enlace nuevo al organizador.',
    address_other:
      'Hoy ya entraron {{count}} personas con este enlace desde esta red. Usa otra red o pide un enlace nuevo al organizador.',
    pass_one: 'Hoy ya entró {{count}} persona con este enlace. Pide otro al organizador.',
    pass_other: 'Hoy ya entraron {{count}} personas con este enlace. Pide otro al organizador.',
  },
  accountNeeded: 'Para esto hace falta una cuenta propia. Pide un enlace al organizador.',
  noPassword: 'Esta persona entró con un pase y no tiene contraseña. Crea un enlace a una cuenta propia.',
  hasAccount: 'Esta persona ya tiene una cuenta.',
  accountNotYoursToOffer: 'Solo quien podría dar todo lo que tiene esta persona puede ofrecerle una cuenta.',
  noSuchInvitation: 'No existe esa invitación abierta. Puede que ya se haya usado.',
} satisfies Translated<typeof english>
