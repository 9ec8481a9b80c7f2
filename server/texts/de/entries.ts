import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { entries as english } from '../en/entries.ts'

export const entries = {
  notReadable:
    'Dieses Konto hat bei der Veranstaltung dieser Übergabe keine Rolle und hatte nie eine, oder es gibt die Veranstaltung nicht. Nichts wurde angenommen; alles bleibt auf diesem Gerät.',
  isBye: 'ist ein Freilos: Niemand bestreitet das Spiel {{game}}, und dazu wird nichts erfasst',
  isNotNeeded: 'entfällt: Auf einer Seite des Spiels {{game}} kommt niemand, und dazu wird nichts erfasst',
  nothingToClear: 'Zum Spiel {{game}} wurde nichts erfasst, also gibt es nichts zu leeren.',
  nothingToRestore:
    'Zum Spiel {{game}} hat die Turnierleitung nichts zurückgenommen, was sich zurückbringen ließe.',
  mayNotClear: 'Nur wer das Spiel verwaltet, darf es leeren.',
  noGame: ': Das Spiel {{game}} gibt es nicht',
  mayNotRecord: 'Nur Schreiber dieses Spiels und Captains seiner Teams dürfen dabei erfassen.',
  finalOfOthers:
    'Das Büro oder jemand anderes hat dieses Spiel mit einem Ergebnis beendet, und ein Pass ändert das nicht. Die Turnierleitung fragen.',

  attributeNotUsed: 'wird beim Typ {{type}} nicht benutzt',
  playNeedsGame: 'ist bei einer Aktion erforderlich; Termine des Kalenders haben die Typen {{types}}',
  noPlayOfSport: 'muss eine Aktion der Sportart {{sport}} sein: {{types}}',
  teamOfOtherGame: 'muss eines der beiden Teams dieses Spiels sein: {{teams}}',
  valueOutOfRange: 'muss zwischen {{least}} und {{most}} liegen',
  playerOfOtherGame:
    'muss ein Spieler dieses Spiels sein: aus seiner Organisation oder im Kader eines der beiden Teams',
  playerOfOtherTeam:
    'muss im Kader von Team {{team}} sein, für das die Aktion ist: Diese Person ist in dem des anderen Teams',
  contradiction: {
    side: 'muss vom anderen Team sein: Das sagen die anderen Spieler dieser Aktion',
    'assist to oneself': 'muss jemand anderes sein: Niemand gibt sich selbst die Vorlage',
    'before the beginning': 'muss 0 oder mehr sein: Sekunden seit Spielbeginn',
  },
  pointsOfNobody: 'ist erforderlich: Was Punkte bringt, hat ein Team, das sie bekommt',
  forfeitOfOthers: 'nennt Teams, die dieses Spiel nicht bestreiten: {{teams}}',
  scoreMissing: 'ist erforderlich',
  shootoutOfOne: 'ist erforderlich: ein Penaltyschießen hat die Tore beider Teams',

  withdrawalRule: 'Ausstiegsregel',

  tooManyWait: 'wurde nicht angenommen, weil schon zu viele auf das Büro warten',
  noRoom:
    'Höchstens {{refused}} Einträge eines Kontos, die nicht zählen, {{unreadable}}, die sich nicht lesen lassen, und {{megabytes}} MB von beiden warten auf das Büro dieser Veranstaltung. Diese wären mehr und wurden nicht angenommen: Sie bleiben auf diesem Gerät. Die Turnierleitung bitten, sich anzusehen, was nicht gezählt wurde.',
  noRoomForOthers:
    'Höchstens {{refused}} Einträge, die nicht zählen, {{unreadable}}, die sich nicht lesen lassen, und {{megabytes}} MB von beiden warten auf das Büro dieser Veranstaltung von allen zusammen, die dort keine eigene Rolle haben. Diese wären mehr und wurden nicht angenommen: Sie bleiben auf diesem Gerät. Die Turnierleitung bitten, sich anzusehen, was nicht gezählt wurde.',
} satisfies Translated<typeof english>
