import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { entries as english } from '../en/entries.ts'

export const entries = {
  notReadable:
    'Vous n’avez pas de rôle à l’événement de ce transfert et n’en avez jamais eu, ou il n’existe pas. Rien n’a été pris ; tout reste sur cet appareil.',
  isBye: 'est un exempt : personne ne joue le match {{game}}, et rien n’y est enregistré',
  isNotNeeded:
    'n’est pas nécessaire : d’un côté du match {{game}} personne ne vient, et rien n’y est enregistré',
  nothingToClear: 'Rien n’a été saisi du match {{game}}, il n’y a donc rien à vider.',
  nothingToRestore: 'Le bureau n’a rien repris du match {{game}} qui puisse être rétabli.',
  mayNotClear: 'Seul qui gère le match peut le vider.',
  noGame: ': le match {{game}} n’existe pas',
  mayNotRecord: 'Seuls les marqueurs de ce match et les capitaines de ses équipes peuvent y enregistrer.',
  finalOfOthers:
    'Le bureau ou quelqu’un d’autre a terminé ce match par un résultat, et un laissez-passer n’y change rien. Demandez à la table de marque.',

  attributeNotUsed: 'n’est pas utilisé par le type {{type}}',
  playNeedsGame: 'est nécessaire pour une action ; les événements du calendrier ont les types {{types}}',
  noPlayOfSport: 'doit être une action de {{sport}} : {{types}}',
  teamOfOtherGame: 'doit être l’une des deux équipes de ce match : {{teams}}',
  valueOutOfRange: 'doit être entre {{least}} et {{most}}',
  playerOfOtherGame:
    'doit être un joueur de ce match : de son organisation, ou dans l’effectif d’une de ses deux équipes',
  playerOfOtherTeam:
    'doit figurer dans l’effectif de l’équipe {{team}}, pour laquelle est l’action : cette personne est dans celui de l’autre équipe',
  contradiction: {
    side: 'doit être de l’autre équipe : c’est ce que disent les autres joueurs de cette action',
    'assist to oneself': 'doit être quelqu’un d’autre : personne ne se fait une passe décisive',
    'before the beginning': 'doit être 0 ou plus : les secondes depuis le début du match',
  },
  pointsOfNobody: 'est nécessaire : une action qui marque a une équipe qui reçoit les points',
  forfeitOfOthers: 'nomme des équipes qui ne jouent pas ce match : {{teams}}',
  scoreMissing: 'est nécessaire',
  shootoutOfOne: 'est nécessaire, car les tirs au but ont un score pour les deux équipes',

  withdrawalRule: 'Règle de retrait',

  tooManyWait: 'n’a pas été pris, car il y en a trop qui attendent le bureau',
  noRoom:
    'Au plus {{refused}} de vos saisies qui ne comptent pas, {{unreadable}} qui ne peuvent pas être lues, et {{megabytes}} Mo des deux attendent le bureau de cet événement. Ce serait plus, elles n’ont donc pas été prises : elles restent sur cet appareil. Demandez à la table de marque de regarder ce qui n’a pas été compté.',
  noRoomForOthers:
    'Au plus {{refused}} saisies qui ne comptent pas, {{unreadable}} qui ne peuvent pas être lues, et {{megabytes}} Mo des deux attendent le bureau de cet événement de la part de tous ceux qui n’y ont pas de rôle propre. Ce serait plus, elles n’ont donc pas été prises : elles restent sur cet appareil. Demandez à la table de marque de regarder ce qui n’a pas été compté.',
} satisfies Translated<typeof english>
