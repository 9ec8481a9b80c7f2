/** The words of baseball. */
export const baseball = {
  plays: {},
  roles: {},
  values: {},
  columns: {},
  groups: {},
} as const
