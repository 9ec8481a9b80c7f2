import { Tabs } from '@mantine/core'
import type { GameView } from '../../scoring/game-view.ts'
import { BoxScoreTable } from './BoxScoreTable.tsx'
import classes from './game.module.css'
import { PlayList } from './PlayList.tsx'
import type { Game } from './use-recording.ts'

interface RecordTabsProps {
  readonly view: GameView
  readonly game: Game
  readonly editable: boolean
}

/** What happened, play by play and in figures. */
export function RecordTabs({ view, game, editable }: RecordTabsProps) {
  return (
    <Tabs defaultValue="plays" className={classes.record}>
      <Tabs.List grow>
        <Tabs.Tab value="plays">Plays</Tabs.Tab>
        <Tabs.Tab value="box">Box score</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="plays" pt="xs"><PlayList view={view} game={game} editable={editable} /></Tabs.Panel>
      <Tabs.Panel value="box" pt="xs"><BoxScoreTable view={view} /></Tabs.Panel>
    </Tabs>
  )
}
