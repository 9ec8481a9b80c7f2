/** The words of ultimate. */
export const words = {
  plays: {
    pull: 'pull',
    pullOutOfBounds: 'pull out of bounds',
    pickedUpDisc: 'picked up the disc',
    callahan: 'callahan',
  },
  roles: {
    puller: 'puller',
  },
  values: {},
  columns: {},
  groups: {},
} as const
