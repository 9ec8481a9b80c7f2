/** Texts that are the same in English and in another language: names, and words that both have. */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...['Admin', 'Callahans', 'Captain', 'Code', 'Ds', 'Link', 'Name', 'OK', 'Offline', 'Passkeys', 'Pulls'],
    ...['Spirit', 'Status {{status}}', 'Tablets', 'Team', 'Team {{id}}', 'Teams', 'Token', 'Tokens'],
  ],
}
