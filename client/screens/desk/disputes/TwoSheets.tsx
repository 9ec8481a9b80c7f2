import { NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Tagged } from '../../../components/Tagged.tsx'
import { decide, type Choice, type Dispute, type Sheet } from '../../../reading/desk/disputes.ts'
import { entryIds, pairedLines } from './paired-lines.ts'
import type { GameView } from '../../../scoring/game-view.ts'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { useRequest } from '../../../components/use-request.ts'
import { sheetText } from './dispute-text.ts'
import classes from './disputes.module.css'
import { MergeBar } from './MergeBar.tsx'
import { PairRow } from './PairRow.tsx'
import { SheetHead } from './SheetHead.tsx'
import { t } from '../../../texts/t.ts'

interface TwoSheetsProps {
  readonly dispute: Dispute
  readonly view: GameView
  /** Called after a decision, or if the sheets differ from those shown here. */
  readonly onChanged: () => void
}

/** Two sheets of a game side by side, to choose one of them or to merge them play by play. */
export function TwoSheets({
  dispute: { game_id, version, sheets, decision },
  view,
  onChanged,
}: TwoSheetsProps) {
  const [compared, setCompared] = useState(sheets[1]?.sheet_id)
  const [counting, other] = [sheets[0], otherSheet(sheets, compared)]
  const pairs = useMemo(
    () => pairedLines(sheets[0]?.lines ?? [], otherSheet(sheets, compared)?.lines ?? []),
    [sheets, compared],
  )
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set())
  const saving = useRequest()
  const ticked = useMemo(
    () => new Set([...pairs.keys()].filter(index => (pairs[index]?.one !== null) !== changed.has(index))),
    [pairs, changed],
  )
  const merged = useMemo<Choice>(
    () => ({ sheet_id: sheets[0]?.sheet_id ?? '', entry_ids: entryIds(pairs, ticked), version }),
    [sheets, pairs, ticked, version],
  )
  if (!counting || !other) return null
  const save = (choice: Choice): void => void saving.send(() => decide(game_id, choice).then(onChanged))
  const toggle = (index: number): void =>
    setChanged(last =>
      last.has(index) ? new Set([...last].filter(one => one !== index)) : new Set(last).add(index),
    )
  const compare = (sheetId: string): void => {
    setCompared(sheetId)
    setChanged(new Set())
  }
  return (
    <Stack>
      {decision && (
        <Text>
          <Tagged text="disputes.decidedBefore" values={{ name: decision.recorded_by }} />
        </Text>
      )}
      {sheets.length > 2 && (
        <NativeSelect
          label={t('disputes.compareWith')}
          value={compared}
          onChange={event => compare(event.currentTarget.value)}
          data={sheets.slice(1).map(sheet => ({ value: sheet.sheet_id, label: sheetText(sheet) }))}
        />
      )}
      <div className={classes.heads}>
        {[counting, other].map(sheet => (
          <SheetHead
            key={sheet.sheet_id}
            sheet={sheet}
            clock={view.clock}
            busy={saving.busy}
            onChoose={() => save({ sheet_id: sheet.sheet_id, entry_ids: null, version })}
          />
        ))}
      </div>
      <ProblemAlert problem={saving.problem} remedy={{ name: t('disputes.lookAgain'), onClick: onChanged }} />
      <div>
        <Title order={3} size="h4">
          {t('disputes.playByPlay')}
        </Title>
        <Text>{t('disputes.merge')}</Text>
      </div>
      <ol className={classes.pairs} aria-label={t('disputes.bothSheets')}>
        {pairs.map((pair, index) => (
          <PairRow
            key={index}
            pair={pair}
            names={view.names}
            clock={view.clock}
            keepers={[counting, other]}
            ticked={ticked.has(index)}
            onToggle={() => toggle(index)}
          />
        ))}
      </ol>
      <MergeBar
        gameId={game_id}
        choice={merged}
        sides={view.sides}
        isMerged={changed.size > 0}
        busy={saving.busy}
        onSave={() => save(merged)}
      />
    </Stack>
  )
}

/** The sheet that is compared with the one that counts. */
const otherSheet = (sheets: readonly Sheet[], sheetId: string | undefined): Sheet | undefined =>
  sheets.slice(1).find(({ sheet_id }) => sheet_id === sheetId)
