/** What is sent by e-mail, and what keeps it from being sent. */
export const mails = {
  newPassword: {
    subject: 'A new password for Sideline',
    text: `Somebody, probably you, asked for a new password for your account at
{{base}}

Open this link within 24 hours to choose one. It works once:
{{link}}

If it was not you, there is nothing to do: your password stays as it is.`,
  },
  ownAddress: {
    subject: 'Is this your address?',
    text: `Somebody, probably you, has an account with this e-mail address at
{{base}}

Open this link within 24 hours to confirm that the address is yours:
{{link}}

If it was not you, there is nothing to do.`,
  },

  notHere: 'This server sends no e-mails. Ask an owner or admin of your organization for a link.',
  serverAway:
    'The mail server takes no mails at the moment. Try again later, or tell whoever runs this server.',
  enough_one:
    'You got {{count}} mail within the last hour. Look among the unwanted ones too, or try again later.',
  enough_other:
    'You got {{count}} mails within the last hour. Look among the unwanted ones too, or try again later.',
  addressChanged: 'The account has another e-mail address by now. Ask for a mail to that one.',
  codeForEarlier: 'is for an earlier address',
} as const
