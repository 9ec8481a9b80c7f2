import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { sending as english } from '../../en/screens/sending.ts'

export const sending = {
  title: 'Enregistrement et envoi',
  what: 'Tout ce que vous enregistrez est aussitôt gardé sur cet appareil, et envoyé dès que possible.',
  tooOld: 'Cette version de l’application est trop ancienne',
  tooOldWhat: 'Ce que vous avez enregistré est gardé, et envoyé par la nouvelle version.',
  update: 'Mettre à jour',
  signIn: 'Se connecter',
  notKeptYet:
    'Sideline n’est pas encore tout entier sur cet appareil. Le reste arrive tout seul : le laisser ouvert là où il y a un réseau.',
  recordingAs: 'Enregistré au nom de <bdi>{{name}}</bdi>',
  nobody: 'Personne n’est connecté sur cet appareil',
  sendNow: 'Essayer d’envoyer maintenant',
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
