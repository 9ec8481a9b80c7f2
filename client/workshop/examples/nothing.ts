/** For an action that an example does not show. */
export const nothing = (): void => undefined
