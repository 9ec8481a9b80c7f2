import { isRecordedFamily } from '../../../shared-schema/replication/entry-kinds.ts'
import { resourceOf } from '../../../shared-schema/resources/index.ts'
import type { HistoryLine } from './history.ts'

/** The fields of an update that people write: what else changed follows from something. */
export const writtenFields = ({ family, changes }: HistoryLine): string[] =>
  Object.keys(changes).filter(field => resourceOf(family).fields[field]?.write === 'always')

/** Whether a record was recorded at a game: that is taken back there. */
export const isRecorded = ({ family, operation, changes }: HistoryLine): boolean =>
  isRecordedFamily(family) &&
  (operation === 'create'
    ? Object.keys(changes).length === 0
    : operation === 'delete' && 'game_id' in changes)

/** Whether a change may be one that the server takes back; it has the last word, and says why not. */
export const canTakeBack = (line: HistoryLine): boolean =>
  line.operation === 'update'
    ? writtenFields(line).length > 0
    : !isRecorded(line) && (line.operation === 'create' || line.family !== 'organizations')
