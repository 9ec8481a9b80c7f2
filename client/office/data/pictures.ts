import { pathOfPicture } from '../../../shared-schema/resources/pictures.ts'
import { record } from '../../base/requests/record.ts'
import { answerOf } from './queries.ts'

const shown = record('teams', ['time_last_updated', 'profile_image_200'])

/** The picture of a record. @param address the record's own: `/v1/teams/5/` */
export const pictureAt = (address: string) => answerOf(address, shown)

/**
 * Where this server has a picture; null for none, and for one of somebody else, who would hear who looks at
 * it.
 */
export const ownPicture = (address: string): string | null => pathOfPicture(address) ?? null
