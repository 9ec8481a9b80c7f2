import { pathOfPicture } from '../../../shared-schema/resources/pictures.ts'
import { record } from '../../base/requests/record.ts'
import { recordOf } from './queries.ts'

const shown = record('teams', ['time_last_updated', 'profile_image_200'])

/** The picture of a record. */
export const pictureOf = (family: 'organizations' | 'leagues' | 'teams' | 'players', id: number) =>
  recordOf(family, id, shown)

/**
 * The path of a picture on this server; null for none, and for one on another server, which would learn who
 * views it.
 */
export const ownPicture = (address: string): string | null => pathOfPicture(address) ?? null
