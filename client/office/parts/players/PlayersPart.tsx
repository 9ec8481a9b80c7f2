import { Anchor, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { playerName } from '../../../reading/league/record-shapes.ts'
import { genderText } from '../../data/genders.ts'
import { playersOf, type Person } from '../../data/players.ts'
import { localDay } from '../../../base/sheets/table.ts'
import { plainText } from '../../../base/formats/plain-text.ts'
import type { Organization } from '../../data/shapes.ts'
import { details } from '../../rosters/details.ts'
import { sameNames } from '../../rosters/same-person.ts'
import { t } from '../../texts/t.ts'
import { ExportTable } from '../../../components/ExportTable.tsx'
import { QueryResult } from '../../../components/QueryResult.tsx'
import { useSearchChoices } from '../../../components/use-search-choices.ts'
import { LongTable } from '../../frame/LongTable.tsx'
import { HistoryLink } from '../../frame/HistoryLink.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { SamePerson } from './SamePerson.tsx'

/** The number of suggestions at a time: nobody works through more. */
const SUGGESTED = 10

/** All players of an organization, and suggestions of duplicates. */
export function OrganizationPlayers({ subject }: { subject: Organization }) {
  const players = useQuery(playersOf(subject.id))
  return <QueryResult query={players}>{all => <Players all={all} organizationId={subject.id} />}</QueryResult>
}

function Players({ all, organizationId }: { all: readonly Person[]; organizationId: number }) {
  const [address, choose] = useSearchChoices()
  const search = address.get('find') ?? ''
  const key = useDeferredValue(plainText(search))
  const found = useMemo(() => all.filter(one => plainText(playerName(one)).includes(key)), [all, key])
  const [same, setSame] = useState<Person | null>(null)
  return (
    <Stack gap="xl">
      <Suggestions all={all} />
      <Stack gap="xs">
        <Title order={2}>{t('players.many', { count: all.length })}</Title>
        <TextInput
          type="search"
          label={t('players.find')}
          maw={520}
          value={search}
          onChange={event => choose({ find: event.currentTarget.value || null })}
        />
        {found.length === 0 ? (
          <Text role="status">{t(all.length === 0 ? 'players.noneYet' : 'players.noneFound')}</Text>
        ) : (
          <>
            <ExportTable title={t('players.title')} table={() => playersTable(found)} />
            <LongTable
              label={t('players.title')}
              columns={[
                t('players.name'),
                t('players.number'),
                t('players.known'),
                t('players.samePerson'),
                t('history.title'),
              ]}
              rows={found}
              keyOf={({ id }) => id}
              cells={player => [
                <Anchor key="name" href={`/players/${player.id}/`}>
                  {playerName(player)}
                </Anchor>,
                player.id,
                knownText(player),
                <Button
                  key="same"
                  variant="default"
                  aria-label={t('players.sameAs', { player: bidiIsolate(playerName(player)) })}
                  onClick={() => setSame(player)}
                >
                  {t('players.samePerson')}
                </Button>,
                <HistoryLink key="history" family="players" id={player.id} name={playerName(player)} />,
              ]}
            />
          </>
        )}
      </Stack>
      {same && <SamePerson player={same} organizationId={organizationId} onClose={() => setSame(null)} />}
    </Stack>
  )
}

/** All that the office knows about players. */
const playersTable = (players: readonly Person[]) => ({
  columns: [
    ...[t('players.name'), t('players.number'), t('players.known')],
    ...details.map(name => t(`lists.${name}`)),
  ],
  rows: players.map(one => [
    ...[playerName(one), one.id, knownText(one), localDay(one.birth_date), one.email, genderText(one.gender)],
    ...[one.licence_number, one.guardian_name, one.guardian_contact],
  ]),
})

const knownText = ({ is_claimed, is_walk_on }: Person): string =>
  is_claimed ? t('players.hasAccount') : is_walk_on === true ? t('players.fromField') : ''

/** Players of the same name. */
function Suggestions({ all }: { all: readonly Person[] }) {
  const groups = useMemo(() => sameNames(all), [all])
  const [two, setTwo] = useState<readonly [Person, Person] | null>(null)
  return (
    <>
      {groups.length > 0 && (
        <Stack gap="xs" component="section" aria-label={t('players.sameName')}>
          <Title order={2}>{t('players.sameName')}</Title>
          <Text>{t('players.sameNameWhat', { count: groups.length })}</Text>
          {groups.slice(0, SUGGESTED).map(([one, other, ...more]) =>
            one && other ? (
              <Group key={one.id} gap="xs">
                <Text>
                  {playerName(one)} ({[one, other, ...more].map(({ id }) => id).join(', ')})
                </Text>
                <Button
                  variant="default"
                  aria-label={t('players.lookAt', { player: bidiIsolate(playerName(one)) })}
                  onClick={() => setTwo([one, other])}
                >
                  {t('players.look')}
                </Button>
              </Group>
            ) : null,
          )}
          {groups.length > SUGGESTED && (
            <Text>{t('players.moreNames', { count: groups.length - SUGGESTED })}</Text>
          )}
        </Stack>
      )}
      {two && <MergeDialog two={two} onClose={() => setTwo(null)} />}
    </>
  )
}
