/** The choice of the language. */
export const language = {
  language: 'Language',
  asDevice: 'As this device: {{language}}',
} as const
