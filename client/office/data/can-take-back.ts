import { isRecordedFamily } from '../../../shared-schema/replication/entry-kinds.ts'
import { resourceOf } from '../../../shared-schema/resources/index.ts'
import type { HistoryLine } from './history.ts'

/** The fields of an update that people write; other changed fields are derived. */
export const writtenFields = ({ family, changes }: HistoryLine): string[] =>
  Object.keys(changes).filter(field => resourceOf(family).fields[field]?.write === 'always')

/** Whether a record was recorded at a game, where it can be undone. */
const isRecorded = ({ family, operation, changes }: HistoryLine): boolean =>
  isRecordedFamily(family) &&
  (operation === 'create'
    ? Object.keys(changes).length === 0
    : operation === 'delete' && 'game_id' in changes)

/** Whether the server may be able to undo a change. The server has the last word, and gives its reason. */
export const canTakeBack = (line: HistoryLine): boolean =>
  line.operation === 'update'
    ? writtenFields(line).length > 0
    : !isRecorded(line) && (line.operation === 'create' || line.family !== 'organizations')
