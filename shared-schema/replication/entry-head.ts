import { z } from 'zod'

/** What an entry of every kind says beside its kind and data. */
export const entryHead = {
  /** UUIDv7 made where the entry was recorded: its idempotency key for ever. */
  id: z.uuid().max(36),
  game_id: z.int().min(1).max(2_147_483_647),
  device_id: z.uuid().max(36),
  /** The device's own count of its entries: their order, whatever its clock says. */
  counter: z.int().min(1).max(2_147_483_647),
  /**
   * The entry that this one comes after, if another device's sheet is continued: set by claims and by the
   * office. Within one device's sheet the counter is the order, except for what was recorded at an earlier
   * place of the game: that names the entry after which it stands.
   */
  after: z.uuid().nullable(),
  /** The device's clock, for people to read; nothing is ordered by it. */
  recorded_at: z.iso.datetime({ offset: true }).max(40).regex(/^[12]/),
  /** The name of the person at the device. */
  recorded_by: z.string().max(200),
}
