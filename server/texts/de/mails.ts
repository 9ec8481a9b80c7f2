import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { mails as english } from '../en/mails.ts'

export const mails = {
  newPassword: {
    subject: 'Ein neues Passwort für Sideline',
    text: `Jemand hat um ein neues Passwort gebeten, für das Konto mit dieser E-Mail-Adresse bei
{{base}}

Mit diesem Link lässt sich innerhalb von 24 Stunden eines wählen. Er gilt einmal:
{{link}}

War das jemand anderes, ist nichts zu tun: Das Passwort bleibt, wie es ist.`,
  },
  ownAddress: {
    subject: 'Stimmt diese Adresse?',
    text: `Mit dieser E-Mail-Adresse gibt es ein Konto bei
{{base}}

Dieser Link bestätigt innerhalb von 24 Stunden, dass die Adresse stimmt:
{{link}}

Hat jemand anderes das Konto angelegt, ist nichts zu tun.`,
  },

  notHere:
    'Dieser Server versendet keine E-Mails. Einen Inhaber oder Admin der Organisation um einen Link bitten.',
  serverAway:
    'Der Mailserver nimmt zurzeit keine E-Mails an. Später noch einmal versuchen, oder denen sagen, die diesen Server betreiben.',
  enough_one:
    'In der letzten Stunde kam schon {{count}} E-Mail. Auch bei den unerwünschten nachsehen, oder später noch einmal versuchen.',
  enough_other:
    'In der letzten Stunde kamen schon {{count}} E-Mails. Auch bei den unerwünschten nachsehen, oder später noch einmal versuchen.',
  addressChanged: 'Das Konto hat inzwischen eine andere E-Mail-Adresse. Um eine E-Mail an diese bitten.',
  codeForEarlier: 'gilt für eine frühere Adresse',
} satisfies Translated<typeof english>
