import { Button } from '@mantine/core'
import { useState } from 'react'
import { List } from '../../components/List.tsx'
import { ListItem } from '../../components/ListItem.tsx'
import { RemoveButton } from '../../components/RemoveButton.tsx'
import { RemoveDialog } from '../../components/RemoveDialog.tsx'
import { RemoveQuestion } from '../../components/RemoveQuestion.tsx'
import { OrderedTeams } from '../../office/frame/OrderedTeams.tsx'
import { RemoveRecord } from '../../office/frame/RemoveRecord.tsx'
import { t } from '../../texts/t.ts'
import type { ExampleList } from '../example-list.ts'
import { nothing } from './nothing.ts'

const removalOf = () => ({
  name: t('home.forget', { event: 'Spring Cup' }),
  confirm: t('home.forgetConfirm'),
  consequence: t('home.forgetWhat'),
})

const Forget = ({ name }: { name: string }) => (
  <RemoveButton
    name={t('home.forget', { event: name })}
    confirm={t('home.forgetConfirm')}
    consequence={t('home.forgetWhat')}
    onConfirm={() => Promise.reject(new Error('Always refused in the gallery'))}
    problemOf={() => t('home.forgetFailed')}
  />
)

export const listExamples: ExampleList = {
  'components/List': {
    'Two items': () => (
      <List label={t('common.allEvents')} none="">
        {['Spring Cup', 'Championnat départemental de printemps des équipes mixtes'].map(name => (
          <ListItem key={name} name={name} lines={['2–3 Jun 2026']}>
            <Forget name={name} />
          </ListItem>
        ))}
      </List>
    ),
    Empty: () => (
      <List label={t('office.tablets')} none={t('office.noTablets')}>
        {[]}
      </List>
    ),
  },
  'components/ListItem': {
    'With a link and a button': () => (
      <ListItem
        name="Robin van den Berg"
        lines={['robin.van.den.berg@league.example', 'Spring Cup']}
        link={{ to: '/players/12/', text: 'https://league.example/players/12/' }}
      >
        <Button variant="default" style={{ flexShrink: 0 }}>
          {t('common.keep')}
        </Button>
      </ListItem>
    ),
  },
  'components/RemoveButton': { 'Forget an event': () => <Forget name="Spring Cup" /> },
  'components/RemoveDialog': { 'Opened by a button': () => <OpenedRemoval /> },
  'components/RemoveQuestion': {
    'Not removed': () => (
      <RemoveQuestion
        {...removalOf()}
        busy={false}
        problem={t('home.forgetFailed')}
        forgetProblem={nothing}
        onConfirm={() => Promise.resolve(undefined)}
      />
    ),
  },
  'office/frame/RemoveRecord': {
    'A tournament': () => <RemoveRecord {...removalOf()} path="/v1/tournaments/5/" />,
  },
  'office/frame/OrderedTeams': { 'Three teams': () => <ThreeTeams /> },
}

function OpenedRemoval() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>{t('home.forget', { event: 'Spring Cup' })}</Button>
      <RemoveDialog
        {...removalOf()}
        opened={opened}
        busy={false}
        problem={null}
        onKeep={() => setOpened(false)}
        onConfirm={() => setOpened(false)}
      />
    </>
  )
}

const teams = new Map([
  [1, 'Harbour Herons'],
  [2, 'Wandering Wolves'],
  [3, 'Union Sportive de Saint-Germain-en-Laye'],
])

function ThreeTeams() {
  const [order, setOrder] = useState([1, 2, 3])
  return <OrderedTeams order={order} teams={teams} onChange={setOrder} />
}
