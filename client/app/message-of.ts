/** What whatever was thrown says, without the name of its kind. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
