import { Button, Group, Modal, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { EntryOf } from '../../../../shared-schema/replication/entry.ts'
import type { GameView } from '../../../scoring/game-view.ts'
import { shootoutText } from '../../../scoring/shootout-text.ts'
import type { ScopeDatabase } from '../../../sync/storage/documents.ts'
import { t } from '../../../texts/t.ts'
import { Consequences } from './Consequences.tsx'

type Initials = Omit<EntryOf<'status'>['data'], 'status'>

interface EndGameProps {
  readonly opened: boolean
  readonly view: GameView
  readonly gameId: number
  readonly database: ScopeDatabase
  readonly onClose: () => void
  readonly onEnd: (initials: Initials) => void
}

/** As many letters as initials have at most. */
const MAX_INITIALS = 6

/**
 * Asked, because a final score moves teams on: it says where to. At the top, where the finger on End game is
 * not.
 */
export function EndGame({ opened, view, gameId, database, onClose, onEnd }: EndGameProps) {
  const [one, two] = view.sides
  const shootout = shootoutText(view)
  const [initials, setInitials] = useState<Initials>({})
  const end = (): void => {
    // The result, the next steps and the tabs are in view then.
    window.scrollTo(0, 0)
    onEnd(trimmed(initials))
  }
  const write = (team: keyof Initials, text: string): void => setInitials({ ...initials, [team]: text })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('game.endQuestion')}
      yOffset={0}
      closeOnClickOutside={false}
    >
      <Stack>
        <Text fw={800} fz="xl" lineClamp={4}>
          <bdi>{one.name}</bdi> {view.endsAt[0]} – {view.endsAt[1]} <bdi>{two.name}</bdi>
        </Text>
        {shootout !== null && <Text fw={700}>{shootout}</Text>}
        <Text>{t('game.endWhat')}</Text>
        <Consequences view={view} gameId={gameId} database={database} />
        {view.captainsConfirm && (
          <Stack gap="xs">
            <Text>{t('game.captainsAgree')}</Text>
            <SimpleGrid cols={2} spacing="xs">
              {(
                [
                  ['team_1_initials', one.name],
                  ['team_2_initials', two.name],
                ] as const
              ).map(([team, name]) => (
                <TextInput
                  key={team}
                  label={name}
                  value={initials[team] ?? ''}
                  maxLength={MAX_INITIALS}
                  autoCapitalize="characters"
                  autoComplete="off"
                  onChange={event => write(team, event.currentTarget.value)}
                />
              ))}
            </SimpleGrid>
          </Stack>
        )}
        <Group grow preventGrowOverflow={false}>
          <Button color="dark" onClick={end}>
            {t('game.endConfirm')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('game.endNot')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** The initials that were written, without empty ones. */
const trimmed = (initials: Initials): Initials =>
  Object.fromEntries(
    Object.entries(initials).flatMap(([team, text]) => (text?.trim() ? [[team, text.trim()]] : [])),
  )
