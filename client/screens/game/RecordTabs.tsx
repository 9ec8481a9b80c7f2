import { Tabs } from '@mantine/core'
import { useState } from 'react'
import type { GameView } from '../../scoring/game-view.ts'
import { BoxScoreTable } from './BoxScoreTable.tsx'
import classes from './game.module.css'
import { PlayList } from './PlayList.tsx'
import { SpiritSheet } from './SpiritSheet.tsx'
import type { Game } from './use-recording.ts'

interface RecordTabsProps {
  readonly view: GameView
  readonly game: Game
  readonly editable: boolean
}

/** What happened, play by play and in figures, and once it is over the spirit of it. */
export function RecordTabs({ view, game, editable }: RecordTabsProps) {
  const [tab, setTab] = useState<string | null>('plays')
  const isOver = view.status === 'final'
  return (
    // The figures, which change with every play, are made only where they are looked at.
    <Tabs value={tab === 'spirit' && !isOver ? 'plays' : tab} onChange={setTab} className={classes.record} keepMounted={false}>
      <Tabs.List grow>
        <Tabs.Tab value="plays">Plays</Tabs.Tab>
        <Tabs.Tab value="box">Box score</Tabs.Tab>
        {isOver && <Tabs.Tab value="spirit">Spirit</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="plays" pt="xs" keepMounted><PlayList view={view} game={game} editable={editable} /></Tabs.Panel>
      <Tabs.Panel value="box" pt="xs"><BoxScoreTable view={view} /></Tabs.Panel>
      {isOver && <Tabs.Panel value="spirit" pt="xs" keepMounted><SpiritSheet view={view} game={game} /></Tabs.Panel>}
    </Tabs>
  )
}
