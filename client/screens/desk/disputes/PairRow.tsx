import { Checkbox } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { OFFICE } from '../../../../shared-schema/replication/entry.ts'
import type { EventClock } from '../../../base/formats/event-clock.ts'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import type { Sheet, SheetLine } from '../../../reading/desk/disputes.ts'
import type { Pair } from './paired-lines.ts'
import { describe } from '../../../scoring/entry-text.ts'
import type { Names } from '../../../scoring/play-text.ts'
import classes from './disputes.module.css'
import { t } from '../../../texts/t.ts'

interface PairRowProps {
  readonly pair: Pair
  readonly names: Names
  readonly clock: EventClock
  /** The owners of the two sheets. */
  readonly keepers: readonly [Sheet, Sheet]
  readonly ticked: boolean
  readonly onToggle: () => void
}

/** One place of the game: the entries of both sheets, or an entry of only one. */
export function PairRow({
  pair: { one, two },
  names,
  clock,
  keepers: [first, second],
  ticked,
  onToggle,
}: PairRowProps) {
  const line = one ?? two
  if (!line) return null
  const { title, detail } = describe(line, names)
  const byOffice = line.device_id === OFFICE
  const isOnBoth = one !== null && two !== null
  const keeper = (sheet: Sheet): string => bidiIsolate(sheet.recorded_by) || t('disputes.somebody')
  return (
    <li className={classes.pair} data-differs={!isOnBoth || undefined} data-testid="pair">
      <Checkbox
        checked={ticked || byOffice}
        disabled={byOffice}
        onChange={onToggle}
        aria-label={t('disputes.ticks', { play: [title, detail].filter(Boolean).join(', ') })}
      />
      {isOnBoth ? (
        <Cell
          clock={clock}
          title={title}
          detail={detail}
          lines={[one, two]}
          words={byOffice ? t('disputes.byOffice') : t('disputes.onBoth')}
          wide
        />
      ) : (
        <>
          {one ? (
            <Cell
              clock={clock}
              title={title}
              detail={detail}
              lines={[one]}
              words={t('disputes.only', { name: keeper(first) })}
            />
          ) : (
            <Missing words={t('disputes.notOnSheet', { name: keeper(first) })} />
          )}
          {two ? (
            <Cell
              clock={clock}
              title={title}
              detail={detail}
              lines={[two]}
              words={t('disputes.only', { name: keeper(second) })}
            />
          ) : (
            <Missing words={t('disputes.notOnSheet', { name: keeper(second) })} />
          )}
        </>
      )}
    </li>
  )
}

interface CellProps {
  readonly clock: EventClock
  readonly title: string
  readonly detail: string
  readonly lines: readonly SheetLine[]
  /** The sheets that contain it. */
  readonly words: string
  readonly wide?: boolean
}

function Cell({ clock, title, detail, lines, words, wide = false }: CellProps) {
  return (
    <div className={classes.cell} data-wide={wide || undefined}>
      <span className={classes.title}>
        <b>{title}</b> {scores(lines)}
      </span>
      {detail !== '' && <span>{detail}</span>}
      <span className={classes.words}>
        {!wide && <IconPlus size={16} aria-hidden />}{' '}
        {t('disputes.recordedAt', {
          where: words,
          times: [...new Set(lines.map(({ recorded_at }) => clock(recorded_at)))],
        })}
      </span>
    </div>
  )
}

const Missing = ({ words }: { words: string }) => (
  <div className={classes.missing}>
    <IconMinus size={16} aria-hidden /> {words}
  </div>
)

/** The score after it: both scores if the sheets differ. */
const scores = (lines: readonly SheetLine[]): string =>
  [
    ...new Set(
      lines.flatMap(({ team_1_score, team_2_score }) =>
        team_1_score === null || team_2_score === null ? [] : [`${team_1_score}–${team_2_score}`],
      ),
    ),
  ].join(' / ')
