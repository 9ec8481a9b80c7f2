import { z } from 'zod'

/** The fields of every entry, apart from its kind and data. */
export const entryHead = {
  /** UUIDv7 made where the entry was recorded: its permanent idempotency key. */
  id: z.uuid().max(36),
  game_id: z.int().min(1).max(2_147_483_647),
  device_id: z.uuid().max(36),
  /** The device's own count of its entries. Gives their order, however wrong the device's clock is. */
  counter: z.int().min(1).max(2_147_483_647),
  /**
   * The entry that this one follows. Set by claims and by the office, to continue another device's sheet.
   * Within one device's sheet the counter gives the order; only an entry recorded for an earlier place of the
   * game names the entry that it follows.
   */
  after: z.uuid().nullable(),
  /** The device's clock, for people to read; never used for ordering. */
  recorded_at: z.iso.datetime({ offset: true }).max(40).regex(/^[12]/),
  /** The name of the person at the device. */
  recorded_by: z.string().max(200),
}
