import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { status as english } from '../en/status.ts'

export const status = {
  title: 'Enregistrement et envoi',
  what: 'Tout ce que vous enregistrez est aussitôt gardé sur cet appareil, et envoyé dès que possible.',
  tooOld: 'Cette version de l’application est trop ancienne',
  tooOldWhat: 'Ce que vous avez enregistré est gardé, et envoyé par la nouvelle version.',
  update: 'Mettre à jour',
  updateReady: 'Mise à jour prête',
  signIn: 'Se connecter',
  recordingAs: 'Enregistré au nom de <bdi>{{name}}</bdi>',
  nobody: 'Personne n’est connecté sur cet appareil',
  sendNow: 'Essayer d’envoyer maintenant',
  notSent_one: '{{count}} non envoyée',
  notSent_other: '{{count}} non envoyées',
  needLook_one: '{{count}} à regarder',
  needLook_other: '{{count}} à regarder',

  short: {
    update: 'Mise à jour nécessaire',
    signIn: 'Se connecter pour envoyer',
    signedOut: 'Déconnecté',
    notAllowed: 'Pas autorisé à envoyer',
    noAccess: 'Pas d’accès',
    serverOlder: 'Serveur en mise à jour',
    notStored: 'Enregistrement impossible : appareil plein ?',
    offline: 'Hors ligne',
    offlineSaved_one: 'Hors ligne : {{count}} gardée sur cet appareil',
    offlineSaved_other: 'Hors ligne : {{count}} gardées sur cet appareil',
    offlineSent: 'Hors ligne : tout envoyé à {{time}}',
    again: 'Renvoi de ce que le serveur a perdu',
    sending: 'Envoi',
    saved: 'Gardé ici',
    sent: 'Tout envoyé à {{time}}',
    looking: 'Vérification…',
    idle: 'Rien à envoyer',
    stuck: 'Gardé ici, l’envoi s’est arrêté',
  },

  allSent: 'Tout ce qui est enregistré ici est envoyé.',
  unsent_one: '{{count}} gardée sur cet appareil, pas encore envoyée.',
  unsent_other: '{{count}} gardées sur cet appareil, pas encore envoyées.',
  connection: {
    waiting: 'Connexion en cours',
    reached: 'Connecté',
    unreachable: 'Pas de connexion',
    'signed-out': 'Déconnecté',
    forbidden:
      'Vous n’avez pas accès à cet événement. Ce que vous avez enregistré va à son bureau, qui tranche, pour autant qu’il le prenne. Demandez un rôle : cela continue alors tout seul',
    outdated: 'Cette version de l’application est trop ancienne',
    'server-older': 'Le serveur est en mise à jour',
    'not-stored':
      'Cet appareil ne peut pas garder ce que d’autres ont enregistré. Il est peut-être plein : supprimez des photos ou des applications, et cela continue tout seul',
  },
  lastContact: 'dernier contact à {{time}}',
  behind_one: '{{count}} changement de retard',
  behind_other: '{{count}} changements de retard',
  upToDate: 'à jour',
  sentAgain_one:
    'À {{time}} le serveur avait perdu une partie de ce qu’il avait. Il a reçu de nouveau {{count}} saisie de cet appareil.',
  sentAgain_other:
    'À {{time}} le serveur avait perdu une partie de ce qu’il avait. Il a reçu de nouveau {{count}} saisies de cet appareil.',
  sendingAgain_one:
    'À {{time}} le serveur avait perdu une partie de ce qu’il avait. {{count}} saisie de cet appareil est envoyée de nouveau.',
  sendingAgain_other:
    'À {{time}} le serveur avait perdu une partie de ce qu’il avait. {{count}} saisies de cet appareil sont envoyées de nouveau.',
  heldBack: 'Une partie n’est pas acceptée',
  look_one: 'À regarder',
  look_other: 'À regarder : {{count}} saisies',
  showGame: 'Montrer le match',
} satisfies Translated<typeof english>
