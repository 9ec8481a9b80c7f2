import { z } from 'zod'

/** A player: the id the server gave, or the id of the `walk_on` entry that brought the player. */
export const playerReference = z.union([z.int(), z.uuid()])
export type PlayerReference = z.infer<typeof playerReference>
