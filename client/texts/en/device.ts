/** What goes wrong on this device, and in asking the server. */
export const device = {
  didNotWork: 'That did not work. Try again.',
  noConnection: 'No connection to the server. This needs one; what you recorded is safe.',
  status: 'Status {{status}}',
  otherTabHangs: 'Another tab of this browser hangs. Close the other tabs of Sideline',
  entryNotStored: 'The entry could not be stored on this device',
  handoverNotStored: 'The hand-over could not be stored on this device',
  notBroughtOver: 'What an earlier version recorded could not be brought over',
  stillUnsent_one: '{{count}} entry is not sent yet; without a connection it would be lost.',
  stillUnsent_other: '{{count}} entries are not sent yet; without a connection they would be lost.',
} as const
