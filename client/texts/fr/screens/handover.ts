import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { handover as english } from '../../en/screens/handover.ts'

export const handover = {
  showCodes: 'Montrer en codes',
  saveFile: 'Les enregistrer dans un fichier',
  shareFile: 'Partager le fichier',
  saved:
    'Enregistré sous {{file}}. Toute autre tablette, ou le bureau, peut le reprendre. Les saisies restent ici jusqu’à ce que le bureau les ait.',
  notHandedOver: 'Pas transféré',

  sealed:
    'Ce qui a été saisi ici est scellé jusqu’à ce qu’une personne qui peut voir l’événement se connecte',
  toHandOver_one: '{{count}} saisie à transférer',
  toHandOver_other: '{{count}} saisies à transférer',
  place: '{{at}} sur {{of}}',
  code: 'Code {{at}} sur {{of}}',
  back: 'Retour',
  next: 'Suivant',
  pause: 'Pause',
  goOn: 'Continuer',
  howToShow: 'Sur l’autre tablette : touchez le coin, puis <b>{{read}}</b>. Réglez cet écran au plus clair.',
  stay: 'Les saisies restent sur cette tablette jusqu’à ce que le bureau les ait.',

  takeIn:
    'Une autre tablette n’a pas de réseau ? Reprenez ici ce qu’elle montre en codes, ou a enregistré dans un fichier.',
  readCodes: 'Lire avec la caméra',
  takeFile: 'Reprendre un fichier',
  notTakenIn: 'Pas repris',
  allKnown: '{{event}} : tout était déjà là.',
  takenIn_one: '{{event}} : {{count}} reprise. Cette tablette l’enverra quand elle aura une connexion.',
  takenIn_other: '{{event}} : {{count}} reprises. Cette tablette les enverra quand elle aura une connexion.',
  known_one: '{{count}} était déjà là.',
  known_other: '{{count}} étaient déjà là.',

  cameraSees: 'Ce que voit la caméra',
  noPicture: 'Pas d’image',
  noPictureWhat:
    '{{why}} Un fichier convient aussi : <b>{{save}}</b> sur l’autre tablette, <b>{{take}}</b> ici.',
  noneRead: 'Aucun code lu pour l’instant',
  read: '{{read}} sur {{of}}',
  readMissing: '{{read}} sur {{of}} ; il manque {{numbers}}',
  howToRead:
    'Touchez <b>{{show}}</b> sur l’autre tablette. Tenez celle-ci devant, de sorte que le code remplisse l’image. Un numéro manque ? Allez-y là-bas avec <b>{{back}}</b> et <b>{{next}}</b>.',

  camera: {
    httpsOnly: 'Le navigateur ne donne la caméra qu’aux pages dont l’adresse commence par https://.',
    notOffered: 'Ce navigateur ne donne pas de caméra aux pages.',
    refused:
      'La caméra a été refusée. Autorisez-la pour cette page dans les réglages du navigateur, puis réessayez.',
    none: 'Cet appareil n’a pas de caméra.',
    inUse: 'La caméra ne démarre pas. Une autre application s’en sert peut-être : fermez-la, puis réessayez.',
    noPicture: 'Ce navigateur ne peut pas lire l’image de la caméra.',
    stopped: 'La caméra s’est arrêtée. Réessayez.',
  },
} satisfies Translated<typeof english>
