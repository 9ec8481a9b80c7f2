import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { signIn as english } from '../../en/screens/signIn.ts'

export const signIn = {
  signIn: 'Anmelden',
  noAccount: 'Noch kein Konto? Den Einladungslink öffnen.',
  lostPassword: 'Passwort verloren?',
  lostPasswordAsk: 'Passwort verloren? Einen Inhaber oder Admin der Organisation um einen Link bitten.',
  usePasskey: 'Passkey benutzen',

  code: 'Code',
  codeWhere: 'Die App auf dem Telefon öffnen, die die Codes erzeugt, und den Code für Sideline eingeben.',
  codeWhat: 'Sechs Ziffern. Ohne Telefon: einer der Ersatzcodes',
  codesLost:
    'Telefon und Ersatzcodes verloren? Einen Inhaber oder Admin der Organisation um einen Link bitten.',
  backToPassword: 'Zurück zum Passwort',

  join: 'Konto anlegen',
  joinNow: 'Konto anlegen',
  nameMissing: 'Bitte einen Namen angeben: Er steht neben allem, was erfasst wird',
  staySignedIn: 'Auf diesem Gerät bleibt das Konto angemeldet.',

  mailLink: 'Link zusenden',
  mailLinkWhat: 'Es kommt eine E-Mail mit einem Link, mit dem sich ein neues Passwort wählen lässt.',
  mailSent: 'Bitte ins Postfach schauen',
  mailSentWhat:
    'Gibt es ein Konto mit der Adresse <b><bdi>{{email}}</bdi></b>, ist eine E-Mail dorthin unterwegs. Der Link darin gilt einmal, innerhalb eines Tages. Nach einigen Minuten noch nichts da? Bei den unerwünschten E-Mails nachsehen oder einen Inhaber oder Admin der Organisation um einen Link bitten.',

  reset: 'Neues Passwort wählen',
  resetNow: 'Speichern und anmelden',
  resetWhat:
    'Überall sonst wird das Konto abgemeldet, und Passkeys, Tokens und Programme enden. Was auf den Geräten erfasst ist, bleibt.',

  verify: 'Stimmt diese Adresse?',
  verifyWhat: 'Bestätigen, dass dieser Link per E-Mail kam, weil es hier ein Konto mit dieser Adresse gibt.',
  verifyNow: 'Sie stimmt',
  verified: 'Bestätigt',
  verifiedWhat: '<bdi>{{email}}</bdi> ist die Adresse dieses Kontos.',

  codeMissing: 'Der Code fehlt',
  wholeLink: 'Den ganzen Link öffnen, mit dem, was hinter dem # steht.',
  wholeInvitation: 'Den ganzen Einladungslink öffnen, mit dem, was hinter dem # steht.',
} satisfies Translated<typeof english>
