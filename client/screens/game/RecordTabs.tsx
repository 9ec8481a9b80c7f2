import { Tabs } from '@mantine/core'
import type { Level } from '../../../shared-schema/sports/model/play-kind.ts'
import type { GameView } from '../../scoring/game-view.ts'
import { BoxScoreTable, CourseOfScore, PeriodTable, ShareGame, SpiritSheet, StoryList } from './lazy-parts.ts'
import classes from './game.module.css'
import { later } from '../../components/later.tsx'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

const PlayList = later(async () => (await import('./PlayList.tsx')).PlayList)

interface RecordTabsProps {
  readonly gameId: number
  readonly view: GameView
  readonly game: Game
  readonly level: Level
  /** Which of them is shown. */
  readonly tab: string
  readonly onTab: (tab: string) => void
  /** Whether the viewer keeps scores here. */
  readonly keepsScore: boolean
  readonly editable: boolean
}

/**
 * The plays and the figures, and after the game the spirit scores: their tab is always there, to keep the
 * others in place.
 */
export function RecordTabs({ gameId, view, game, level, tab, onTab, keepsScore, editable }: RecordTabsProps) {
  const { scoreboard, rules, hasSpirit } = view.sport
  const hasBox = level !== 'score' || view.hasPlays
  const isSpiritShown =
    view.status === 'final' && (keepsScore || view.spirit.some(received => received !== null))
  return (
    // The figures change with every play, so they are only computed while visible.
    <Tabs
      value={tab === 'spirit' && !isSpiritShown ? 'plays' : tab}
      onChange={next => onTab(next ?? 'plays')}
      className={classes.record}
      keepMounted={false}
    >
      <Tabs.List grow>
        <Tabs.Tab value="plays">{t('game.plays')}</Tabs.Tab>
        <Tabs.Tab value="box">{hasBox ? t('game.boxScore') : t('game.byPeriodTab')}</Tabs.Tab>
        {hasSpirit && (
          <Tabs.Tab value="spirit" disabled={!isSpiritShown}>
            {t('game.spirit')}
          </Tabs.Tab>
        )}
      </Tabs.List>
      <Tabs.Panel value="plays" pt="xs" keepMounted>
        {view.settled && view.lines.length === 0 ? (
          <StoryList view={view} gameId={gameId} />
        ) : (
          <PlayList view={view} game={game} keepsScore={keepsScore} editable={editable} level={level} />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="box" pt="xs">
        <CourseOfScore view={view} gameId={gameId} />
        {(!hasBox || view.periods.length > 1) && (
          <PeriodTable view={view} period={scoreboard.period ?? (rules.sets ? 'set' : 'match')} />
        )}
        {hasBox && <BoxScoreTable view={view} />}
        <ShareGame view={view} gameId={gameId} />
      </Tabs.Panel>
      {hasSpirit && isSpiritShown && (
        <Tabs.Panel value="spirit" pt="xs" keepMounted>
          <SpiritSheet view={view} game={game} keepsScore={keepsScore} />
        </Tabs.Panel>
      )}
    </Tabs>
  )
}
