import { Text } from '@mantine/core'
import { useState } from 'react'
import type { GameView } from '../../scoring/game-view.ts'
import classes from './game.module.css'
import { SpiritCard } from './SpiritCard.tsx'
import { SpiritForm } from './SpiritForm.tsx'
import type { Game } from './use-recording.ts'

/** What each team thought of the other's spirit. */
export function SpiritSheet({ view, game }: { view: GameView; game: Game }) {
  const [receiver, setReceiver] = useState<1 | 2 | null>(null)
  if (view.isForfeit) return <Text>A game that was not played out takes no spirit scores.</Text>
  const [one, two] = view.sides
  if (receiver !== null) {
    const received = view.spirit[receiver - 1] ?? null
    const [to, by] = receiver === 1 ? [one, two] : [two, one]
    return <SpiritForm receiver={receiver} by={by.name} to={to.name} before={received} game={game} onDone={() => setReceiver(null)} />
  }
  return (
    <div className={classes.spirit}>
      <SpiritCard by={two.name} to={one.name} received={view.spirit[0]} onGive={() => setReceiver(1)} />
      <SpiritCard by={one.name} to={two.name} received={view.spirit[1]} onGive={() => setReceiver(2)} />
      {view.settled && <Text>The result is final: scores from before are kept by the office and not shown here.</Text>}
    </div>
  )
}
