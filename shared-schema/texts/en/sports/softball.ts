/** The words of softball. */
export const softball = {
  plays: {},
  roles: {},
  values: {},
  columns: {},
  groups: {},
} as const
