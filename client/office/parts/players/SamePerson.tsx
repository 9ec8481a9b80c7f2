import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { playerName } from '../../../reading/league/record-shapes.ts'
import { playersOf, type Person } from '../../data/players.ts'
import { nameKey } from '../../rosters/name-key.ts'
import { likelyPeople } from '../../rosters/same-person.ts'
import { t } from '../../texts/t.ts'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { MergeDialog } from './MergeDialog.tsx'

/** The number of players offered at a time. */
const SHOWN = 8

interface SamePersonProps {
  readonly player: Person
  readonly organizationId: number
  readonly onClose: () => void
}

/** Finds a duplicate of a player, at first among similar names, and merges the two. */
export function SamePerson({ player, organizationId, onClose }: SamePersonProps) {
  const players = useQuery(playersOf(organizationId))
  const [search, setSearch] = useState('')
  const [other, setOther] = useState<Person | null>(null)
  if (other) return <MergeDialog two={[player, other]} onClose={onClose} />
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('players.sameAs', { player: bidiIsolate(playerName(player)) })}
      size="lg"
    >
      <Stack>
        <TextInput
          type="search"
          label={t('players.find')}
          data-autofocus
          value={search}
          onChange={event => setSearch(event.currentTarget.value)}
        />
        <QueryResult query={players}>
          {all => {
            const key = nameKey(search)
            const found =
              key === ''
                ? likelyPeople(player, all)
                : all.filter(one => one.id !== player.id && nameKey(playerName(one)).includes(key))
            return found.length === 0 ? (
              <Text role="status">{key === '' ? t('players.noneLike') : t('players.noneFound')}</Text>
            ) : (
              <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
                {found.slice(0, SHOWN).map(one => (
                  <li key={one.id}>
                    <Button variant="default" fullWidth justify="start" onClick={() => setOther(one)}>
                      {playerName(one)} ({one.id})
                    </Button>
                  </li>
                ))}
              </Stack>
            )
          }}
        </QueryResult>
      </Stack>
    </Modal>
  )
}
