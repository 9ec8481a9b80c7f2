/** The words of broomball. */
export const broomball = {
  plays: {},
  roles: {},
  values: {},
  columns: {},
  groups: {},
} as const
