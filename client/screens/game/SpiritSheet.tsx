import { Text } from '@mantine/core'
import { useState } from 'react'
import type { GameView } from '../../scoring/game-view.ts'
import classes from './game.module.css'
import { SpiritCard } from './SpiritCard.tsx'
import { SpiritForm } from './SpiritForm.tsx'
import type { Game } from './use-recording.ts'
import { t } from '../../texts/t.ts'

/** The spirit scores that the teams gave each other. */
export function SpiritSheet({ view, game, keepsScore }: { view: GameView; game: Game; keepsScore: boolean }) {
  const [receiver, setReceiver] = useState<1 | 2 | null>(null)
  if (view.isForfeit) return <Text>{t('spirit.none')}</Text>
  const [one, two] = view.sides
  if (receiver !== null) {
    const received = view.spirit[receiver - 1] ?? null
    const [to, by] = receiver === 1 ? [one, two] : [two, one]
    return (
      <SpiritForm
        receiver={receiver}
        by={by.name}
        to={to.name}
        before={received}
        game={game}
        onDone={() => setReceiver(null)}
      />
    )
  }
  // The other team gives its own on this device perhaps, and is not to know what it got.
  const isSecret = view.spirit.includes(null)
  const [giveOne, giveTwo] = keepsScore ? [() => setReceiver(1), () => setReceiver(2)] : []
  return (
    <div className={classes.spirit}>
      <SpiritCard
        by={two.name}
        to={one.name}
        received={view.spirit[0]}
        isSecret={isSecret}
        onGive={giveOne}
      />
      <SpiritCard
        by={one.name}
        to={two.name}
        received={view.spirit[1]}
        isSecret={isSecret}
        onGive={giveTwo}
      />
      {view.settled && <Text>{t('spirit.settled')}</Text>}
    </div>
  )
}
