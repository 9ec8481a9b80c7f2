import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { passkeys as english } from '../../en/screens/passkeys.ts'

export const passkeys = {
  what: 'Avec une clé d’accès vous vous connectez par votre doigt, votre visage ou le code PIN de votre appareil, sans mot de passe et sans code. Elle reste sur l’appareil, dans son gestionnaire de mots de passe ou sur une clé. Votre mot de passe marche toujours.',
  passkeys: 'Clés d’accès',
  none: 'Vous n’avez pas de clés d’accès.',
  addedOn: 'Ajoutée le {{day}}',
  removeWhat:
    'Plus personne ne pourra se connecter avec cette clé d’accès ; là où elle a servi, vous restez connecté. Retirez-la aussi de l’appareil, sinon elle y sera toujours proposée.',
  rename: 'Renommer {{name}}',
  new: 'Nouvelle clé d’accès',
  add: 'Ajouter une clé d’accès',
  nameWhat: 'De l’appareil ou du gestionnaire de mots de passe, pour la retrouver',
  passwordWhy: 'Parce que vous vous êtes connecté il y a un moment',

  notOfServer:
    'Sur ce serveur personne ne peut utiliser de clés d’accès : il n’a pas de nom auquel les lier. Demandez à qui l’exploite.',
  notOfBrowser:
    'Ce navigateur ne peut pas utiliser de clés d’accès ici. Il faut https et un navigateur récent.',
  notHere: 'Les clés d’accès de ce serveur ne marchent qu’à {{host}}. Ouvrez-le là-bas pour en ajouter une.',

  thereAlready: 'Il y a déjà une clé d’accès de votre compte sur cet appareil.',
  cannotCheck:
    'Cet appareil ne peut pas vérifier que c’est vous. Mettez-y un verrouillage d’écran, ou un code PIN pour votre clé.',
  notShown:
    'L’appareil n’a pas montré de clé d’accès : c’était annulé, trop long, ou il n’y en a pas pour ceci.',
} satisfies Translated<typeof english>
