/** The words of kickball. */
export const kickball = {
  plays: {
    fouledOut: 'fouled out',
  },
  roles: {},
  values: {},
  columns: {},
  groups: {},
} as const
