import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { programs as english } from '../../en/screens/programs.ts'

export const programs = {
  token: {
    what: 'Un programme qui présente un jeton agit pour vous : un script à vous, un tableau d’affichage, un tableur.',
    tokens: 'Jetons',
    none: 'Vous n’avez pas de jetons.',
    removeWhat: 'Les programmes qui se servent de ce jeton ne pourront plus se connecter avec lui.',
    may: {
      read: 'Peut lire ce que vous pouvez lire',
      record: 'Peut lire, et enregistrer aux matchs où vous pouvez enregistrer',
      manage: 'Peut lire et modifier tout ce que vous pouvez lire et modifier',
      universal: 'Peut lire et modifier tout ce que vous pouvez lire et modifier',
    },
    madeOn: 'Créé le {{day}}, valable jusqu’à ce que vous le retiriez',
    madeUntil: 'Créé le {{day}}, valable jusqu’au {{end}}',

    new: 'Nouveau jeton',
    whatFor: 'À quoi sert-il ?',
    whatForExample: 'Tableau d’affichage de la plage',
    itMay: 'Il peut',
    scope: {
      read: 'Lire',
      record: 'Lire, et enregistrer des matchs',
      manage: 'Tout ce que vous pouvez faire',
    },
    validFor: 'Valable',
    until: {
      month: '30 jours, jusqu’au {{day}}',
      year: 'Un an, jusqu’au {{day}}',
      fiveYears: 'Cinq ans, jusqu’au {{day}}',
    },
    make: 'Créer un jeton',
    copy: 'Copiez votre jeton maintenant',
    copyWhy:
      'Il n’est montré que cette fois. Qui l’a peut agir pour vous : gardez-le donc comme un mot de passe.',
    token: 'Jeton',
  },

  own: {
    what: 'Inscrivez ici un programme que d’autres utiliseront avec leurs comptes (OAuth2).',
    programs: 'Programmes à vous',
    none: 'Vous n’avez inscrit aucun programme.',
    idWithSecret: 'Identifiant client {{id}}, avec secret',
    idWithoutSecret: 'Identifiant client {{id}}, sans secret',
    removeWhat: 'Le programme cesse de marcher pour tous ceux qui l’ont autorisé.',

    new: 'Nouveau programme',
    nameWhat: 'On le voit quand la question est posée',
    returnTo: 'Où l’on revient',
    returnToWhat: 'Une adresse par ligne ; aucune pour un programme qui n’agit qu’en votre nom',
    returnToExample: 'https://example.org/retour',
    keepsSecret: 'Il tourne sur un serveur à lui et sait garder un secret',
    register: 'Inscrire le programme',
    registered: 'Votre programme est inscrit',
    clientId: 'Identifiant client',
    clientSecret: 'Secret client',
    secretOnce: 'Le secret n’est montré que cette fois. Gardez-le sur votre serveur et nulle part ailleurs.',
    noSecret: 'Il n’a pas de secret, il doit donc utiliser PKCE quand il demande l’autorisation.',
  },

  allowed: {
    what: 'Programmes d’autres personnes que vous laissez lire et modifier ce que vous pouvez lire et modifier.',
    programs: 'Programmes autorisés',
    none: 'Vous n’avez autorisé aucun programme.',
    since: 'Autorisé le {{day}}',
    revoke: 'Révoquer {{name}}',
    revokeNow: 'Confirmer la révocation',
    revokeWhat: 'Il ne pourra plus agir pour vous. Il pourra vous redemander.',
  },

  ask: {
    title: 'Autoriser un programme ?',
    signInFirst:
      'Un programme demande à agir pour vous. Connectez-vous d’abord ; vous verrez ensuite lequel, et déciderez.',
    mistake: 'La faute est dans le programme, et pas chez vous. Dites-le à qui l’a écrit.',
    who: '<bdi>{{program}}</bdi> demande à agir pour vous',
    itMay: {
      read: 'Il pourra alors lire ce que vous pouvez lire.',
      record: 'Il pourra alors lire, et enregistrer aux matchs où vous pouvez enregistrer.',
      manage: 'Il pourra alors lire et modifier tout ce que vous pouvez lire et modifier.',
      universal: 'Il pourra alors lire et modifier tout ce que vous pouvez lire et modifier.',
    },
    asWhom:
      'Vous êtes connecté en tant que <b><bdi>{{name}}</bdi></b> (<bdi>{{email}}</bdi>). Vous pourrez révoquer cela dans votre compte.',
    next: 'Quoi que vous choisissiez, vous irez ensuite à <b>{{host}}</b>. Si vous ne connaissez pas cet endroit, n’autorisez pas.',
    allow: 'Autoriser',
    deny: 'Ne pas autoriser',
    answered: 'Votre réponse est en route vers {{host}}. Vous pouvez fermer cette page.',
  },
} satisfies Translated<typeof english>
