import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { programs as english } from '../../en/screens/programs.ts'

export const programs = {
  token: {
    what: 'Ein Programm, das ein Token vorzeigt, handelt im Namen dieses Kontos: ein eigenes Skript, eine Anzeigetafel, eine Tabellenkalkulation.',
    tokens: 'Tokens',
    none: 'Es gibt keine Tokens.',
    removeWhat: 'Programme, die dieses Token benutzen, können sich nicht mehr damit anmelden.',
    may: {
      read: 'Darf lesen, was dieses Konto lesen darf',
      record: 'Darf lesen, und bei den Spielen erfassen, bei denen dieses Konto erfassen darf',
      manage: 'Darf alles lesen und ändern, was dieses Konto lesen und ändern darf',
      universal: 'Darf alles lesen und ändern, was dieses Konto lesen und ändern darf',
    },
    madeOn: 'Erzeugt am {{day}}, gültig, bis es entfernt wird',
    madeUntil: 'Erzeugt am {{day}}, gültig bis {{end}}',

    new: 'Neues Token',
    whatFor: 'Wofür ist es?',
    whatForExample: 'Anzeigetafel am Strand',
    itMay: 'Es darf',
    scope: {
      read: 'Lesen',
      record: 'Lesen und Spiele erfassen',
      manage: 'Alles, was dieses Konto darf',
    },
    validFor: 'Gültig für',
    until: {
      month: '30 Tage, bis {{day}}',
      year: 'Ein Jahr, bis {{day}}',
      fiveYears: 'Fünf Jahre, bis {{day}}',
    },
    make: 'Token erzeugen',
    copy: 'Das Token jetzt kopieren',
    copyWhy:
      'Es wird nur dieses eine Mal gezeigt. Wer es hat, kann im Namen dieses Kontos handeln: wie ein Passwort hüten.',
    token: 'Token',
  },

  own: {
    what: 'Hier ein Programm eintragen, das andere mit ihren Konten benutzen sollen (OAuth2).',
    programs: 'Eigene Programme',
    none: 'Es sind keine Programme eingetragen.',
    idWithSecret: 'Client-ID {{id}}, mit Geheimnis',
    idWithoutSecret: 'Client-ID {{id}}, ohne Geheimnis',
    removeWhat: 'Das Programm hört bei allen, die es erlaubt haben, auf zu funktionieren.',

    new: 'Neues Programm',
    nameWhat: 'Er wird gezeigt, wenn nach der Erlaubnis gefragt wird',
    returnTo: 'Wohin es zurückgeht',
    returnToWhat: 'Eine Adresse je Zeile; keine für ein Programm, das nur im eigenen Namen handelt',
    returnToExample: 'https://example.org/zurueck',
    keepsSecret: 'Es läuft auf einem eigenen Server und kann ein Geheimnis hüten',
    register: 'Programm eintragen',
    registered: 'Das Programm ist eingetragen',
    clientId: 'Client-ID',
    clientSecret: 'Client-Geheimnis',
    secretOnce:
      'Das Geheimnis wird nur dieses eine Mal gezeigt. Es gehört auf den eigenen Server und sonst nirgends hin.',
    noSecret: 'Es hat kein Geheimnis und muss daher PKCE benutzen, wenn es um Erlaubnis fragt.',
  },

  allowed: {
    what: 'Fremde Programme, die lesen und ändern dürfen, was dieses Konto lesen und ändern darf.',
    programs: 'Erlaubte Programme',
    none: 'Es sind keine Programme erlaubt.',
    since: 'Erlaubt am {{day}}',
    revoke: '{{name}} die Erlaubnis entziehen',
    revokeNow: 'Entziehen bestätigen',
    revokeWhat: 'Es kann nicht mehr im Namen dieses Kontos handeln. Es darf wieder fragen.',
  },

  ask: {
    title: 'Ein Programm erlauben?',
    signInFirst:
      'Ein Programm möchte im Namen eines Kontos handeln. Zuerst anmelden; dann zeigt sich, welches, und es lässt sich entscheiden.',
    mistake: 'Der Fehler liegt beim Programm. Bitte denen sagen, die es geschrieben haben.',
    who: '<bdi>{{program}}</bdi> möchte im Namen dieses Kontos handeln',
    itMay: {
      read: 'Es darf dann lesen, was dieses Konto lesen darf.',
      record: 'Es darf dann lesen, und bei den Spielen erfassen, bei denen dieses Konto erfassen darf.',
      manage: 'Es darf dann alles lesen und ändern, was dieses Konto lesen und ändern darf.',
      universal: 'Es darf dann alles lesen und ändern, was dieses Konto lesen und ändern darf.',
    },
    asWhom:
      'Angemeldet ist <b><bdi>{{name}}</bdi></b> (<bdi>{{email}}</bdi>). Die Erlaubnis lässt sich im Konto wieder entziehen.',
    next: 'Wie auch immer die Wahl ausfällt, es geht weiter zu <b>{{host}}</b>. Ist dieser Ort unbekannt, besser nicht erlauben.',
    allow: 'Erlauben',
    deny: 'Nicht erlauben',
    answered: 'Die Antwort ist unterwegs zu {{host}}. Diese Seite kann geschlossen werden.',
  },
} satisfies Translated<typeof english>
