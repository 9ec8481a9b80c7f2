import { Button, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { namesOf, type Entrant } from '../../data/entrants.ts'
import type { Tournament } from '../../data/shapes.ts'
import { readSeedList } from './seed-list.ts'
import { t } from '../../texts/t.ts'
import { t as clientT } from '../../../texts/t.ts'
import { EditConflict } from '../../../components/fields/EditConflict.tsx'
import { OrderedTeams } from '../../frame/OrderedTeams.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { useChange } from '../../frame/use-change.ts'
import { useEdits } from '../../frame/use-edits.ts'
import { SeedsFrom } from './SeedsFrom.tsx'

interface SeedsProps {
  readonly tournament: Tournament
  /** By their seeds. */
  readonly entrants: readonly Entrant[]
}

const seeding = z.object({ order: z.array(z.int()) })

/**
 * The order of the teams for dealing pools and brackets: by dragging, moving one by one, editing a list, or
 * copying a ranking.
 */
export function Seeds({ tournament, entrants }: SeedsProps) {
  const tournamentId = tournament.id
  const teams = namesOf(entrants)
  const now = entrants.map(({ team_id }) => team_id)
  const form = useEdits(`tournaments/${tournamentId}/seeds`, { order: now }, seeding)
  const order = form.values.order.filter(id => teams.has(id))
  const isWhole = order.length === now.length
  const shown = isWhole ? order : now
  const [asList, setAsList] = useState(false)
  const [open, setOpen] = useState(Object.keys(form.unsent).length > 0)
  const { send, busy, problem } = useChange()
  const toSend = entrants.filter(({ team_id, seed }) => seed !== shown.indexOf(team_id) + 1)
  const nameOf = (ids: readonly number[]): string => ids.map(id => teams.get(id) ?? '').join(', ')
  const store = async (): Promise<void> => {
    for (const { team_id, time_last_updated } of toSend) {
      const sent = await send({
        method: 'PATCH',
        path: `/v1/tournament_teams/${tournamentId}/${team_id}/`,
        body: { seed: shown.indexOf(team_id) + 1 },
        asOf: time_last_updated,
      })
      if (!sent) return
    }
    form.done()
  }
  return (
    <Paper withBorder p="md" component="section" aria-label={t('format.seeds')}>
      <Stack>
        <Title order={2} size="h3">
          {t('format.seeds')}
        </Title>
        <Text>{t('format.seedsWhat')}</Text>
        {!open && <Text>{shown.map((id, index) => `${index + 1} ${teams.get(id) ?? ''}`).join(' · ')}</Text>}
        {open && !asList && (
          <>
            <SeedsFrom
              tournament={tournament}
              teams={teams}
              order={shown}
              onOrder={next => form.set('order', next)}
            />
            <OrderedTeams order={shown} teams={teams} onChange={next => form.set('order', next)} />
          </>
        )}
        {open && asList && (
          <SeedText teams={teams} order={shown} onRead={next => form.set('order', [...next])} />
        )}
        {form.conflicts.length > 0 && (
          <EditConflict theirs={nameOf(now)} onTake={() => form.takeTheirs('order')} />
        )}
        <ProblemAlert problem={problem} />
        <Group>
          {open ? (
            <>
              <SendButton busy={busy} disabled={toSend.length === 0} onClick={() => void store()}>
                {t('format.storeSeeds')}
              </SendButton>
              <Button variant="default" onClick={() => setAsList(!asList)}>
                {asList ? t('format.oneByOne') : t('format.asList')}
              </Button>
              <Button
                variant="default"
                onClick={() => {
                  form.done()
                  setOpen(false)
                }}
              >
                {clientT('common.cancel')}
              </Button>
            </>
          ) : (
            <Button variant="default" onClick={() => setOpen(true)}>
              {t('format.changeSeeds')}
            </Button>
          )}
        </Group>
        <Text role="status">{open && toSend.length === 0 ? t('format.seedsStored') : ''}</Text>
      </Stack>
    </Paper>
  )
}

interface SeedTextProps {
  readonly teams: ReadonlyMap<number, string>
  readonly order: readonly number[]
  readonly onRead: (order: readonly number[]) => void
}

function SeedText({ teams, order, onRead }: SeedTextProps) {
  const [text, setText] = useState(() => order.map(id => teams.get(id) ?? '').join('\n'))
  const { unknown, twice, missing } = readSeedList(text, teams)
  const wrong = [
    unknown.length > 0 && t('format.unknownTeams', { teams: unknown }),
    twice.length > 0 && t('format.twice', { teams: twice }),
    missing.length > 0 && t('format.missing', { teams: missing }),
  ].filter(one => one !== false)
  return (
    <Textarea
      label={t('format.list')}
      description={t('format.listWhat')}
      autosize
      value={text}
      error={wrong.length > 0 ? wrong.join(' ') : null}
      onChange={event => {
        setText(event.currentTarget.value)
        const read = readSeedList(event.currentTarget.value, teams)
        if (read.missing.length === 0 && read.unknown.length === 0) onRead(read.order)
      }}
    />
  )
}
