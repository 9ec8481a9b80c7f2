import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { onJersey } from '../../../../shared-schema/rules/on-jersey.ts'
import { List } from '../../../components/List.tsx'
import { ListItem } from '../../../components/ListItem.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { playerName } from '../../../reading/league/record-shapes.ts'
import type { Rostered } from '../../data/teams.ts'
import { t } from '../../texts/t.ts'
import { SamePerson } from '../players/SamePerson.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'

interface WalkOnsProps {
  readonly players: readonly Rostered[]
  readonly organizationId: number
}

/** The walk-ons of a team, until they are identified. */
export function WalkOns({ players, organizationId }: WalkOnsProps) {
  const [same, setSame] = useState<Rostered['player'] | null>(null)
  const { send, busy, problem } = useChange()
  const walkOns = players.filter(({ player }) => player.is_walk_on === true)
  const isNew = async ({ id, time_last_updated: asOf }: Rostered['player']): Promise<void> => {
    const path = `/v1/players/${id}/`
    await send({ method: 'PATCH', path, body: { is_walk_on: false }, asOf })
  }
  return (
    <>
      {walkOns.length > 0 && (
        <Stack component="section" aria-label={t('players.walkOns')} gap="xs" maw={760}>
          <Title order={3}>{t('players.walkOns')}</Title>
          <Text>{t('players.walkOnsWhat')}</Text>
          <List label={t('players.walkOns')} none="">
            {walkOns.map(({ line, player }) => {
              const name = bidiIsolate(playerName(player))
              return (
                <ListItem key={player.id} name={playerName(player)} lines={numberOf(line)}>
                  <Group gap="xs">
                    <SendButton
                      variant="default"
                      busy={busy}
                      aria-label={t('players.isNewOf', { player: name })}
                      onClick={() => void isNew(player)}
                    >
                      {t('players.isNew')}
                    </SendButton>
                    <Button
                      variant="default"
                      aria-label={t('players.sameAs', { player: name })}
                      onClick={() => setSame(player)}
                    >
                      {t('players.samePerson')}
                    </Button>
                  </Group>
                </ListItem>
              )
            })}
          </List>
          <ProblemAlert problem={problem} />
        </Stack>
      )}
      {same && <SamePerson player={same} organizationId={organizationId} onClose={() => setSame(null)} />}
    </>
  )
}

function numberOf(line: Rostered['line']): string[] {
  const number = onJersey(line)
  return number === null ? [] : [t('players.numberIs', { number })]
}
