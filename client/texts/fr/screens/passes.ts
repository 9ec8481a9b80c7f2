import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { passes as english } from '../../en/screens/passes.ts'

export const passes = {
  cameIn: 'Entré avec un pass',

  comeIn: 'Tenir la marque',
  yourName: 'Votre nom',
  yourNameWhat: 'Il figure à côté de ce que vous enregistrez. Aucun compte n’est nécessaire.',
  goOn: 'Tenir la marque',
  goOnAs: 'Continuer comme {{name}}',
  scanAgain:
    'Vous avez scanné un code ? Scannez-le encore une fois avec l’appareil photo de cet appareil. Les matchs des événements publics se voient aussi sans lien.',
  somebodyElse: 'Quelqu’un d’autre ? Alors saisissez votre nom.',
  code: 'Code QR',
  offeredBy: 'De <bdi>{{name}}</bdi>',
  onDay: '{{what}}, le {{day}}',
  accountKept:
    'Vous avez déjà un compte ? Saisissez son e-mail et son mot de passe : il reçoit aussi ce rôle.',

  whoRecords: 'Qui enregistre ?',
  newName: 'Un autre nom…',
  leave: 'Quitter cet appareil',
  leaveNow: 'Confirmer le départ',
  leaveWhat: 'Ce que vous avez enregistré reste. Pour revenir, ouvrez le lien ou scannez le code de nouveau.',
  sendFirst: 'Envoyez d’abord ce qui est encore sur cet appareil : vous pourrez ensuite le quitter.',
  noAccount:
    'Vous êtes entré par un pass et n’avez pas besoin de compte. Qui vous a donné le lien peut vous en proposer un.',
  withAccount: 'Se connecter avec un compte',

  ownAccount: 'Votre propre compte',
  ownAccountWhat: 'Ce que vous avez enregistré reste à vous.',
  takeUp: 'Créer le compte',

  passes: 'Pass',
  passesWhat:
    'Un lien ou code QR pour les bénévoles. Qui l’ouvre donne un nom et y tient la marque, sans compte.',
  make: 'Créer un pass',
  makeFor: 'Pour',
  kind: {
    each_field: 'Chaque terrain d’un tournoi, avec une affiche pour chacun',
    game_site: 'Un terrain',
    event_site: 'Un site',
    tournament: 'Un tournoi entier',
    game: 'Un match',
    team: 'Une équipe',
  },
  day: 'Seulement les matchs d’un jour',
  until: 'Laisse entrer jusqu’au',
  noEnd: 'Vide : jusqu’à ce que vous y mettiez fin',
  makeNow: 'Créer le pass',
  noFields: 'Ce tournoi n’a pas encore de terrains.',
  ready_one: 'Le pass est prêt',
  ready_other: '{{count}} pass sont prêts',
  readyWhat:
    'Le lien est montré maintenant et plus jamais. Pour une nouvelle affiche, créez un nouveau lien.',
  print_one: 'Imprimer l’affiche',
  print_other: 'Imprimer {{count}} affiches',
  codeOf: 'Code QR pour {{place}}',
  linkOf: 'Lien pour {{place}}',

  poster: {
    title: 'Tenez la marque ici',
    one: 'Scannez le code avec l’appareil photo de votre téléphone ou tablette.',
    two: 'Saisissez votre nom. Aucun compte n’est nécessaire.',
    three: 'Ouvrez le match et touchez ce qui se passe. Cela marche aussi sans réseau.',
  },

  list: 'Pass de cette organisation',
  listOfTournament: 'Pass pour ce tournoi',
  none: 'Il n’y a pas encore de pass.',
  madeBy: 'Créé par {{name}}',
  untilDay: 'Valable jusqu’au {{day}}',
  noEndSet: 'Jusqu’à ce que vous y mettiez fin',
  isOver: 'Ne laisse plus entrer personne',
  cameInCount_one: '{{count}} personne est entrée',
  cameInCount_other: '{{count}} personnes sont entrées',
  manage: 'Pass : {{what}}',
  newLink: 'Nouveau lien : l’ancien ne laisse plus entrer personne',
  needsRenewal:
    '{{name}}, qui l’a créé, n’est plus là ou n’en a plus le droit : il ne laisse entrer personne. Un nouveau lien le renouvelle ; qui est entré reste.',
  renew: 'Renouveler : créer un nouveau lien',
  mayComeAgain:
    'Qui connaît le lien peut entrer de nouveau sous un autre nom ou avec un autre appareil. Seul un nouveau lien l’empêche.',
  leaveLink: 'Laisser le lien tel quel',
  end: 'Y mettre fin pour tous',
  endWhat:
    'Plus personne n’entre par lui, et ceux qui l’ont fait n’enregistrent plus rien. Ce qui est enregistré ensuite est gardé et ne compte pas, jusqu’à ce que vous les laissiez entrer de nouveau.',
  arrivals: 'Qui est entré',
  lastSeen: 'Vu pour la dernière fois {{time}}',
  wasEnded: 'N’enregistre plus',
  hasAccount: 'A un compte',
  person: '{{name}}, entré par un pass',
  endPerson: 'Y mettre fin pour {{name}}',
  endDevice: 'Y mettre fin pour cet appareil',
  letIn: 'Laisser entrer de nouveau : ce qui a été enregistré compte',
  offer: 'Proposer un compte',
  giveAccountTo: 'Donnez ce lien à {{name}} seulement',
  giveAccountWhat:
    'Il marche une fois, dans la journée. La personne choisit un e-mail et un mot de passe ; ce qu’elle a enregistré reste à elle.',

  invitations: 'Invitations ouvertes',
  noInvitations: 'Aucune invitation n’est ouverte.',
  takeBack: 'Retirer l’invitation : {{what}}',
  takeBackWhat: 'Le lien ne marche plus.',
} satisfies Translated<typeof english>
