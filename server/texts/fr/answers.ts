import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { answers as english } from '../en/answers.ts'

export const answers = {
  auditForManagers:
    'Seuls les propriétaires et administrateurs d’une organisation peuvent en lire l’historique.',
  familyOfAudit: 'doit être nommé avec record',
  recordOfAudit: 'doit être {{key}} d’un enregistrement de {{family}}',
  withinOfAudit: 'doit être un enregistrement, comme tournaments/5',

  restored:
    'Ce serveur a moins que ce qu’il vous avait dit : il a été rétabli depuis une sauvegarde. Recommencez, sans since, et retirez ce qui ne revient pas.',
  since: 'doit être le `since` d’une réponse précédente, ou now ; omettez-le pour commencer au début',

  scorekeepersForManagers:
    'Seuls les propriétaires et admins d’une organisation peuvent voir qui tient ses scores.',
  recordedForManagers:
    'Seuls les propriétaires et admins d’une organisation voient qui a saisi quoi à ses matchs.',
  devicesForManagers:
    'Seuls les propriétaires et administrateurs d’une organisation peuvent en voir les tablettes.',

  verdictsForManagers:
    'Seuls les propriétaires et administrateurs d’une organisation peuvent voir ce qui n’a pas été compté.',
  verdictsNotYours:
    'Seuls les propriétaires et administrateurs jugent et suppriment ce qui n’a pas été compté.',
  whichEvent: 'ou une saison est nécessaire',

  noOwnPlayer: 'Aucun joueur n’appartient à votre compte.',

  noSuchLine: 'La ligne de statistiques {{key}} n’existe pas.',
  emptyLine: 'Rien n’a été enregistré pour cette ligne.',
  onePlace: 'est un lieu de trop : n’en laissez qu’un',
  noSuchColumn: 'nomme {{strange}}, qui n’est pas une colonne de {{sport}}. Les colonnes sont : {{known}}',
  noSuchSport: 'Il n’y a pas de sport appelé {{sport}}. Les sports sont : {{sports}}.',

  spiritMissing: '{{team}} n’a pas encore donné de note de spirit à {{opponent}}.',

  dispute: '{{game}} : {{sheets}}.',
  sheet: '{{score}} par {{person}}',
  finalSheet: '{{score}} (terminé) par {{person}}',
  somebody: 'quelqu’un',

  playedLate:
    'Enregistré après la fin du match : cela compte dans les statistiques, et le score reste ce qu’il était.',

  calendar: {
    game: '{{one}} – {{two}}',
    finalGame: '{{one}} – {{two}} ({{score}})',
    ruled: {
      cancelled: 'Supprimé : {{one}} – {{two}}',
      abandoned: 'Arrêté : {{one}} – {{two}}',
      annulled: 'Invalidé : {{one}} – {{two}}',
    },
    forfeitGame: '{{one}} – {{two}} (forfait)',
    inRound: '{{round}} : {{summary}}',
    round: {
      final: 'Finale',
      forPlace: 'Match pour la place {{place}}',
      semiFinal: 'Demi-finale',
      quarterFinal: 'Quart de finale',
      bracket: 'Tableau',
      ofBracket: '{{bracket}}, tour {{round}}',
      pool: 'Poule {{pool}}',
      ofPool: 'Poule {{pool}}, tour {{round}}',
      swiss: 'Ronde suisse {{round}}',
    },
    toBeDecided: 'à déterminer',
    event: 'Événement',
  },
} satisfies Translated<typeof english>
