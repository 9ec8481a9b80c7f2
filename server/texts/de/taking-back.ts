import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { takingBack as english } from '../en/taking-back.ts'

export const takingBack = {
  noSuchChange: 'Eine Änderung {{id}} gibt es nicht oder sie ist nicht zu sehen.',
  organization:
    'Eine gelöschte Organisation lässt sich hier nicht zurückholen. Wer den Server betreibt, kann es aus einer Sicherung oder einem Export.',
  thereAgain: 'Es ist schon wieder da: Jemand hat das Löschen zurückgenommen.',
  deletedAgain: 'Es wurde inzwischen zurückgeholt und wieder gelöscht. Das letzte Löschen zurücknehmen.',
  recorded: 'Das wurde bei einem Spiel erfasst und dort herausgenommen. Es dort noch einmal erfassen.',
  erased:
    'Das handelt von einer Person, deren Daten getilgt wurden. Was von ihr bekannt war, ist endgültig weg.',
  merged: 'Dieser Spieler ging in {{name}} auf und hat jetzt alles von beiden.',
  parentGone: 'Auch das, wozu es gehörte, wurde gelöscht: {{noun}} „{{name}}“. Zuerst das zurückholen.',
  placeTaken:
    'ID, Nummer oder Platz hat inzwischen etwas anderes ({{noun}}). Das zuerst ändern oder löschen.',
  deleted: 'Das ist schon gelöscht ({{noun}}).',
  changedAgain:
    'Es wurde inzwischen noch einmal geändert. Zuerst das zurücknehmen, oder eingeben, was gelten soll.',
  follows: 'Das folgt aus etwas anderem, niemand gibt es ein. Das zurücknehmen, woraus es folgt.',
  notTakenToday: 'Was vorher in {{field}} stand, lässt sich nicht mehr eingeben.',

  changedSinceMade: 'Es wurde geändert, seit es angelegt wurde.',
  staysAway: '{{counted}} bleiben gelöscht: Wozu sie gehören, ist weg oder gehört jetzt anderen.',
  comesWithout: '{{counted}} nennen etwas nicht mehr, das es nicht mehr gibt.',
  asked_one: 'Die Organisation des Teams wird wieder gefragt, ob es teilnimmt.',
  asked_other: 'Die Organisationen von {{count}} Teams werden wieder gefragt, ob sie teilnehmen.',
} as const satisfies Translated<typeof english>
