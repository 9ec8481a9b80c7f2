/** Pictures of teams, leagues, players and organizations. */
export const pictures = {
  title: 'Picture',
  of: 'Picture of {{name}}',
  none: 'There is none yet.',
  choose: 'Choose a picture',
  replace: 'Choose another picture',
  remove: 'Remove: {{label}}',
  removeWhat: 'It is shown nowhere any more.',
  hint: 'PNG, JPEG or WebP, at most 10 megabytes. Where and with what it was taken is not kept.',
} as const
