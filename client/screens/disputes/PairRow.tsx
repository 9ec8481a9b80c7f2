import { Checkbox } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { OFFICE } from '../../../shared-schema/replication/entry.ts'
import type { Sheet, SheetLine } from '../../office/disputes.ts'
import type { Pair } from '../../office/paired-lines.ts'
import { clockTime } from '../../replication/sync-words.ts'
import { describe } from '../../scoring/entry-text.ts'
import type { Names } from '../../scoring/play-text.ts'
import classes from './disputes.module.css'

interface PairRowProps {
  readonly pair: Pair
  readonly names: Names
  /** Whose the two sheets are. */
  readonly keepers: readonly [Sheet, Sheet]
  readonly ticked: boolean
  readonly onToggle: () => void
}

/** One place of the game: what both sheets say, or what is on one of them alone. */
export function PairRow({ pair: { one, two }, names, keepers: [first, second], ticked, onToggle }: PairRowProps) {
  const line = one ?? two
  if (!line) return null
  const { title, detail } = describe(line, names)
  const byOffice = line.device_id === OFFICE
  const isOnBoth = one !== null && two !== null
  const keeper = (sheet: Sheet): string => sheet.recorded_by || 'somebody'
  return (
    <li className={classes.pair} data-differs={!isOnBoth || undefined} data-testid="pair">
      <Checkbox checked={ticked || byOffice} disabled={byOffice} onChange={onToggle} aria-label={`${title}${detail && `, ${detail}`}, counts`} />
      {isOnBoth
        ? <Cell title={title} detail={detail} lines={[one, two]} words={byOffice ? 'by the office: it always counts' : 'on both'} wide />
        : (
          <>
            {one ? <Cell title={title} detail={detail} lines={[one]} words={`only ${keeper(first)}`} /> : <Missing words={`not on the sheet of ${keeper(first)}`} />}
            {two ? <Cell title={title} detail={detail} lines={[two]} words={`only ${keeper(second)}`} /> : <Missing words={`not on the sheet of ${keeper(second)}`} />}
          </>
        )}
    </li>
  )
}

interface CellProps {
  readonly title: string
  readonly detail: string
  readonly lines: readonly SheetLine[]
  /** On which sheets it is. */
  readonly words: string
  readonly wide?: boolean
}

function Cell({ title, detail, lines, words, wide = false }: CellProps) {
  return (
    <div className={classes.cell} data-wide={wide || undefined}>
      <span className={classes.title}><b>{title}</b> {scores(lines)}</span>
      {detail !== '' && <span>{detail}</span>}
      <span className={classes.words}>{!wide && <IconPlus size={16} aria-hidden />} {words} · {[...new Set(lines.map(({ recorded_at }) => clockTime(Date.parse(recorded_at))))].join(' and ')}</span>
    </div>
  )
}

const Missing = ({ words }: { words: string }) => <div className={classes.missing}><IconMinus size={16} aria-hidden /> {words}</div>

/** The score that it brought about: of both sheets where that is not the same. */
const scores = (lines: readonly SheetLine[]): string => [...new Set(lines.flatMap(({ team_1_score, team_2_score }) =>
  (team_1_score === null || team_2_score === null ? [] : [`${team_1_score}–${team_2_score}`])))].join(' / ')
