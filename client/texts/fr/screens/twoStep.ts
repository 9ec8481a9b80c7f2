import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { twoStep as english } from '../../en/screens/twoStep.ts'

export const twoStep = {
  isOn: '<b>Activée.</b> Qui se connecte avec votre mot de passe doit aussi donner un code. Codes de secours restants : {{left}}.',
  isOff:
    '<b>Désactivée.</b> Avec la connexion en deux étapes, un mot de passe que quelqu’un a vu ou deviné ne suffit pas : vous tapez aussi un code que fait une application sur votre téléphone, avec ou sans réseau. Il vous est demandé quand vous vous connectez ; là où vous êtes connecté, vous le restez.',
  turnOn: 'Activer la connexion en deux étapes',
  turnOnWhat:
    'Il vous faut un téléphone avec une application qui fait des codes, comme Google Authenticator, Aegis ou un gestionnaire de mots de passe.',
  turnOff: 'Désactiver la connexion en deux étapes',
  turnOffWhat: 'Votre mot de passe seul laisse alors entrer qui le connaît.',

  setUp: 'Préparer votre application',
  scan: '<b>1.</b> Ajoutez un compte dans votre application et scannez ceci.',
  qrCode: 'Code QR pour votre application',
  sameDevice: 'L’application est sur cet appareil ? <a>Ouvrez-la ici</a>, ou tapez cette clé :',
  key: 'Clé',
  typeCode: '<b>2.</b> Tapez le code que l’application montre maintenant.',
  code: 'Code',
  setUpNow: 'Activer',
  notNow: 'Pas maintenant',

  backupCodes: 'Codes de secours',
  newBackupCodes: 'Nouveaux codes de secours',
  newBackupCodesWhat: 'Les codes que vous avez notés auparavant ne marchent alors plus.',
  keepCodes: 'Gardez ces codes de secours maintenant',
  keepCodesWhat:
    'Ils ne sont montrés que cette fois. Chacun vous laisse vous connecter une fois sans votre téléphone. Écrivez-les sur papier, ou gardez-les là où votre téléphone n’est pas.',
  codesKept: 'Je les ai gardés',
} satisfies Translated<typeof english>
