import { z } from 'zod'

/** A player: the server's id, or the id of the `walk_on` entry that added the player. */
export const playerReference = z.union([z.int(), z.uuid()])
export type PlayerReference = z.infer<typeof playerReference>
