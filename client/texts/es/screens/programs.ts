import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { programs as english } from '../../en/screens/programs.ts'

export const programs = {
  token: {
    what: 'Un programa que muestra un token actúa por ti: un script tuyo, un marcador, una hoja de cálculo.',
    tokens: 'Tokens',
    none: 'No tienes tokens.',
    removeWhat: 'Los programas que usan este token ya no podrán entrar con él.',
    may: {
      read: 'Puede leer lo que tú puedes leer',
      record: 'Puede leer, y registrar en los partidos en los que tú puedes registrar',
      manage: 'Puede leer y cambiar todo lo que tú puedes leer y cambiar',
      universal: 'Puede leer y cambiar todo lo que tú puedes leer y cambiar',
    },
    madeOn: 'Creado el {{day}}, válido hasta que lo quites',
    madeUntil: 'Creado el {{day}}, válido hasta el {{end}}',

    new: 'Token nuevo',
    whatFor: '¿Para qué es?',
    whatForExample: 'Marcador en la playa',
    itMay: 'Puede',
    scope: {
      read: 'Leer',
      record: 'Leer y registrar partidos',
      manage: 'Todo lo que tú puedes',
    },
    validFor: 'Válido durante',
    until: {
      month: '30 días, hasta el {{day}}',
      year: 'Un año, hasta el {{day}}',
      fiveYears: 'Cinco años, hasta el {{day}}',
    },
    make: 'Crear un token',
    copy: 'Copia tu token ahora',
    copyWhy:
      'Solo se muestra esta vez. Quien lo tenga puede actuar por ti, así que guárdalo como una contraseña.',
    token: 'Token',
  },

  own: {
    what: 'Registra aquí un programa que otros vayan a usar con sus cuentas (OAuth2).',
    programs: 'Programas propios',
    none: 'No has registrado programas.',
    idWithSecret: 'Id de cliente {{id}}, con secreto',
    idWithoutSecret: 'Id de cliente {{id}}, sin secreto',
    removeWhat: 'El programa deja de funcionar para todos los que lo permitieron.',

    new: 'Programa nuevo',
    nameWhat: 'Se ve cuando se pide permiso',
    returnTo: 'Adónde se vuelve',
    returnToWhat: 'Una dirección por línea; ninguna para un programa que solo actúa como tú',
    returnToExample: 'https://example.org/volver',
    keepsSecret: 'Funciona en su propio servidor y puede guardar un secreto',
    register: 'Registrar el programa',
    registered: 'Tu programa está registrado',
    clientId: 'Id de cliente',
    clientSecret: 'Secreto de cliente',
    secretOnce: 'El secreto solo se muestra esta vez. Guárdalo en tu servidor y en ningún otro sitio.',
    noSecret: 'No tiene secreto, así que debe usar PKCE cuando pide permiso.',
  },

  allowed: {
    what: 'Programas de otros a los que dejas leer y cambiar lo que tú puedes leer y cambiar.',
    programs: 'Programas permitidos',
    none: 'No has permitido programas.',
    since: 'Permitido el {{day}}',
    revoke: 'Retirar el permiso a {{name}}',
    revokeNow: 'Confirmar y retirar',
    revokeWhat: 'Ya no podrá actuar por ti. Puede pedírtelo de nuevo.',
  },

  ask: {
    title: '¿Permitir un programa?',
    signInFirst: 'Un programa pide actuar por ti. Inicia sesión primero; luego verás cuál es, y decides.',
    mistake: 'El error es del programa, no tuyo. Díselo a quien lo escribió.',
    who: '<bdi>{{program}}</bdi> pide actuar por ti',
    itMay: {
      read: 'Podrá leer lo que tú puedes leer.',
      record: 'Podrá leer, y registrar en los partidos en los que tú puedes registrar.',
      manage: 'Podrá leer y cambiar todo lo que tú puedes leer y cambiar.',
      universal: 'Podrá leer y cambiar todo lo que tú puedes leer y cambiar.',
    },
    asWhom:
      'Has iniciado sesión como <b><bdi>{{name}}</bdi></b> (<bdi>{{email}}</bdi>). Puedes retirar este permiso en tu cuenta.',
    next: 'Elijas lo que elijas, después vas a <b>{{host}}</b>. Si no conoces ese sitio, no lo permitas.',
    allow: 'Permitir',
    deny: 'No permitir',
    answered: 'Tu respuesta va de camino a {{host}}. Puedes cerrar esta página.',
  },
} satisfies Translated<typeof english>
