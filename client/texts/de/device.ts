import type { Translated } from '../../../shared-schema/texts/translated.ts'
import type { device as english } from '../en/device.ts'

export const device = {
  didNotWork: 'Das hat nicht geklappt. Noch einmal versuchen.',
  noConnection: 'Keine Verbindung zum Server. Hierfür braucht es eine; was erfasst wurde, ist sicher.',
  status: 'Status {{status}}',
  otherTabHangs: 'Ein anderer Tab dieses Browsers hängt. Die anderen Tabs von Sideline schließen',
  entryNotStored: 'Der Eintrag konnte auf diesem Gerät nicht gespeichert werden',
  handoverNotStored: 'Die Übergabe konnte auf diesem Gerät nicht gespeichert werden',
  notBroughtOver: 'Was eine frühere Version erfasst hat, konnte nicht übernommen werden',
  stillUnsent_one: '{{count}} Eintrag ist noch nicht gesendet; ohne Verbindung ginge er verloren.',
  stillUnsent_other: '{{count}} Einträge sind noch nicht gesendet; ohne Verbindung gingen sie verloren.',
} satisfies Translated<typeof english>
