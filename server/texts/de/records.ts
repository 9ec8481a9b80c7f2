import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { records as english } from '../en/records.ts'

export const records = {
  notFound: '{{noun}} {{key}} gibt es nicht.',
  mayNotMakeOrganizations: 'Nur ein Inhaber oder Admin der ganzen Installation darf Organisationen anlegen.',
  mayNotWrite: {
    create: 'Nur ein Inhaber oder Admin der Organisation darf das anlegen ({{noun}}).',
    update: 'Nur ein Inhaber oder Admin der Organisation darf das ändern ({{noun}}).',
  },
  mayNotMove:
    'Nur ein Inhaber oder Admin beider Organisationen darf das von der einen in die andere verlegen ({{noun}}).',
  existsAlready: 'Das gibt es schon ({{noun}}).',
  keyExistsAlready: 'das gibt es schon ({{noun}})',

  hasDependents:
    'Daran hängt noch etwas ({{noun}}): {{dependents, list}}. Das zuerst löschen, oder alles zusammen löschen: Die Geschichte bleibt.',
  staysWithout: '{{counted}}, ohne dies weiter vorhanden',
  historyStays:
    'Ein Team davon hat in {{tournament}} gespielt, einem Turnier einer anderen Organisation (Spiel {{game}}). Das ist Geschichte von beiden und bleibt.',
  mayNotDelete: '{{noun}} {{key}} darf nur ein Inhaber oder Admin der Organisation löschen.',
  mayNotDeleteOrganization: '{{noun}} {{key}} darf nur ein Inhaber der Organisation löschen.',

  tooManyPools: 'darf höchstens {{most}} sein: Das Turnier hat {{teams}} Teams',
  tooFewForPool: 'braucht mindestens zwei Teams, und das Turnier hat {{teams}}',
  placesUndecided: 'Noch sind nicht alle Plätze entschieden: {{teams}}.',

  mergedWithItself: 'Ein Spieler lässt sich nicht mit sich selbst zusammenführen.',
  mergedMustDiffer: 'muss ein anderer Spieler sein',
  mayNotMerge: 'Nur ein Inhaber oder Admin der Organisationen beider Spieler darf sie zusammenführen.',
  twoPeople:
    'Beide Spieler gehören zu Konten und sind also zwei Personen. Einer lässt sich nur dann mit dem anderen zusammenführen, wenn er kein Konto hat.',
} satisfies Translated<typeof english>
