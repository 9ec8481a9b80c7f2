import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { signIn as english } from '../en/sign-in.ts'

export const signIn = {
  noSuchSession: 'Diese Sitzung gibt es nicht. Vielleicht ist sie zu Ende.',
  signedOutMeanwhile: 'Das Konto wurde inzwischen abgemeldet. Zuerst anmelden.',
  notNow: 'Anmelden geht zurzeit nicht.',
  notDone: 'Das geht zurzeit nicht.',
  notHere: 'Das geht hier nicht.',

  twoStepOnAlready: 'Die Anmeldung in zwei Schritten ist schon an. Sie zuerst ausschalten.',
  twoStepOff: 'Die Anmeldung in zwei Schritten ist aus. Sie zuerst einschalten.',
  twoStepOffMeanwhile:
    'Die Anmeldung in zwei Schritten wurde inzwischen ausgeschaltet. Das Passwort noch einmal eingeben.',
  nothingOffered:
    'Von vorn beginnen: Einer App wurde nichts angeboten, oder es wurde inzwischen ausgeschaltet.',
  tookTooLong: 'Das hat zu lange gedauert. Das Passwort noch einmal eingeben.',
  tooManyWrongCodes: 'Das waren zu viele falsche Codes. Das Passwort noch einmal eingeben.',
  lockedForNow: 'Das waren zu viele falsche Codes. In einer Viertelstunde noch einmal versuchen.',
  accountLocked:
    'Für dieses Konto wurden zu viele falsche Passwörter versucht. In einer Viertelstunde noch einmal versuchen, einen Passkey nehmen oder ein Gerät, auf dem schon einmal jemand mit diesem Konto angemeldet war.',
  wrongCode: {
    notNow:
      'Dieser Code ist nicht der, der jetzt gilt. Noch einmal in die App schauen, und auf die Uhr des Telefons.',
    usedUp: 'Dieser Code ist verbraucht. Jeder Code gilt einmal: den nächsten nehmen.',
    noneOfYours: 'Dieser Code gehört nicht zu diesem Konto. Jeder Ersatzcode gilt einmal.',
  },
  codeIs: {
    notNow: 'ist nicht der, der jetzt gilt. Noch einmal in die App schauen, und auf die Uhr des Telefons',
    usedUp: 'ist verbraucht. Jeder Code gilt einmal: den nächsten nehmen',
    noneOfYours: 'gehört nicht zu diesem Konto. Jeder Ersatzcode gilt einmal',
  },

  passkeyInApp: 'Ein Passkey wird in der App selbst hinzugefügt, nicht von einem Programm.',
  passwordNeeded_one: 'Die Anmeldung ist mehr als {{count}} Minute her. Das Passwort eingeben.',
  passwordNeeded_other: 'Die Anmeldung ist mehr als {{count}} Minuten her. Das Passwort eingeben.',
  noSuchPasskey: 'Diesen Passkey gibt es nicht. Vielleicht wurde er entfernt.',
  passkeyKnown:
    'Diesen Passkey kennt der Server schon. Ein anderes Gerät nehmen, oder ihn dort zuerst entfernen.',
  passkey: {
    late: 'Das hat zu lange gedauert oder wurde schon gesendet. Noch einmal versuchen.',
    ofOther: 'Inzwischen hat sich hier jemand anderes angemeldet. Noch einmal versuchen.',
    notVerified:
      'Das Gerät hat nicht geprüft, wer es benutzt. Eine Bildschirmsperre einrichten oder eine PIN für den Schlüssel, und noch einmal versuchen.',
    failed:
      'Dieser Passkey hat die Prüfung nicht bestanden. Noch einmal versuchen, oder mit dem Passwort anmelden.',
    unknown: 'Der Server kennt diesen Passkey nicht, oder er wurde entfernt. Mit dem Passwort anmelden.',
  },
  answerOfPasskey: {
    late: 'kommt zu spät oder wurde schon gesendet',
    ofOther: 'ist für jemand anderen',
    notVerified: 'sagt nicht, dass geprüft wurde, wer es ist',
    failed: 'hat die Prüfung nicht bestanden',
    unknown: 'gehört zu einem unbekannten Passkey',
  },

  noSuchToken: 'Das Token {{id}} gibt es nicht.',
  tokenLasts_one: 'muss in der Zukunft liegen, höchstens {{count}} Tag entfernt',
  tokenLasts_other: 'muss in der Zukunft liegen, höchstens {{count}} Tage entfernt',
  noSuchProgram: 'Dieses Konto hat kein Programm {{id}} eingetragen.',
  programNotAllowed: 'Dieses Konto hat einem Programm {{id}} nichts erlaubt.',

  library: {
    INVALID_EMAIL_OR_PASSWORD: 'E-Mail-Adresse oder Passwort stimmt nicht',
    account_disabled: 'Dieses Konto ist gesperrt. Ein Inhaber der Organisation kann es freigeben.',
  },

  unknownProgram: 'ist nicht die eines hier eingetragenen Programms',
  unknownAddress: 'ist keine Adresse, die das Programm eingetragen hat',
  parameterTwice: 'Ein Parameter wurde zweimal gesendet.',
  responseTypeMissing: 'response_type ist erforderlich: code.',
  responseTypeOther: 'response_type muss code sein.',
  scopeOther: 'scope muss eines von {{scopes}} sein oder fehlen.',
  challengeMissing: 'code_challenge ist erforderlich, weil dieses Programm kein Geheimnis hat.',
  challengeOther:
    'code_challenge muss der SHA-256 des Verifiers in base64url sein, und code_challenge_method S256.',
  personRefused: 'Die Person hat nicht zugestimmt.',
} satisfies Translated<typeof english>
