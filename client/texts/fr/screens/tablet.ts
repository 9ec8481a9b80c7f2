import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { tablet as english } from '../../en/screens/tablet.ts'

export const tablet = {
  title: 'Cette tablette',
  office: 'Le bureau l’appelle <b>{{name}}</b>.',

  sealed_one:
    '{{count}} saisie faite ici et non envoyée est scellée. Elle sera envoyée dès qu’une personne qui peut voir l’événement se connecte.',
  sealed_other:
    '{{count}} saisies faites ici et non envoyées sont scellées. Elles seront envoyées dès qu’une personne qui peut voir l’événement se connecte.',
  look: 'Apparence',
  palette: { label: 'Couleurs', system: 'Système', daylight: 'Plein jour', dark: 'Sombre' },
  textSize: { label: 'Taille du texte', usual: 'Normale', large: 'Grande', larger: 'Très grande' },
  hand: { label: 'Main qui touche', right: 'Droite', left: 'Gauche' },
  feedback: {
    label: 'Quand un appui est pris en compte',
    vibrates: 'La tablette vibre',
    sounds: 'La tablette bipe',
  },

  installing: 'Sur l’écran d’accueil',
  installed: 'Sideline est lancé depuis l’écran d’accueil.',
  whyInstall:
    'Un navigateur peut effacer ce qu’une page a enregistré si elle ne sert pas pendant une semaine, sauf si elle est sur l’écran d’accueil.',
  install: 'La mettre sur l’écran d’accueil',
  steps: {
    share: 'Toucher le signe Partager de Safari.',
    addToHome: 'Choisir Sur l’écran d’accueil.',
    menu: 'Ouvrir le menu du navigateur.',
    installApp: 'Choisir Installer, ou Ajouter à l’écran d’accueil.',
    open: 'Puis ouvrir Sideline depuis l’écran d’accueil.',
  },

  storage: 'Ce qui est enregistré ici',
  kept: 'Le navigateur garde les données de Sideline jusqu’à ce que quelqu’un les supprime.',
  notKept:
    'Le navigateur peut effacer les données de Sideline quand la place manque. Ce qui est envoyé est en sécurité.',
  unknown: 'Ce navigateur ne dit pas combien de temps il garde les données.',
  askToKeep: 'Demander au navigateur de les garder',
  full: 'Sideline occupe {{used}} Mo ; environ {{free}} Mo sont libres.',

  test: 'Tester cette tablette',
  testWhat: 'Quelques secondes, de préférence avec un réseau, avant d’aller au terrain.',
  testStart: 'Tester maintenant',
  testAgain: 'Tester encore',
  testing: 'Test en cours',
  state: { good: 'Bien', odd: 'À regarder', bad: 'Pas bien' },
  check: {
    storage: 'Enregistrement',
    space: 'Place',
    offline: 'Sans réseau',
    network: 'Réseau',
    clock: 'Horloge',
    camera: 'Caméra',
    screen: 'Écran allumé',
  },
  found: {
    stored: 'Ce qui est écrit revient tel quel.',
    notStored:
      'Rien ne peut être enregistré : quitter la fenêtre privée, ou supprimer des photos ou des applications.',
    spaceLeft: 'Environ {{free}} Mo sont libres. Une journée de matchs en prend moins de 10.',
    spaceShort: 'Seulement {{free}} Mo libres : supprimer des photos ou des applications.',
    cannotSay: 'Ce navigateur ne le dit pas.',
    ready: 'Sideline démarre ici sans réseau.',
    notReady:
      'Sideline n’est pas encore tout entier sur cet appareil : le laisser ouvert une minute avec un réseau, puis tester encore.',
    noWorker:
      'Ce navigateur ne peut pas démarrer Sideline sans réseau : prendre une fenêtre qui n’est pas privée, en https.',
    reached: 'Le serveur répond en {{ms}} ms.',
    notReached: 'Le serveur est hors d’atteinte. La saisie marche quand même ; l’envoi se fera plus tard.',
    clockRight: 'Elle est juste à {{count}} s près.',
    clockOff:
      'Elle se trompe de {{count}} s : régler l’appareil pour qu’il prenne l’heure du réseau. L’horloge du match reste juste.',
    clockUnknown: 'Elle ne peut être comparée que si le serveur est joignable.',
    camera: 'Elle peut lire les codes d’autres tablettes.',
    cameraRefused:
      'La caméra n’est pas permise : l’autoriser pour cette page dans les réglages du navigateur. Elle ne sert qu’à lire des codes.',
    noCamera: 'Il n’y en a pas, ou le navigateur n’en donne pas. Les fichiers marchent sans elle.',
    screenStays: 'Pendant un match, il ne s’éteint pas.',
    screenRefused: 'L’appareil le refuse maintenant, peut-être pour ménager sa batterie : le charger.',
    screenUnable:
      'Ce navigateur ne le peut pas : faire s’éteindre l’écran plus tard, dans les réglages de l’appareil.',
  },
} satisfies Translated<typeof english>
