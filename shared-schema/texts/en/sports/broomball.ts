/** The words of broomball. */
export const words = {
  plays: {},
  roles: {},
  values: {},
  columns: {},
  groups: {},
} as const
