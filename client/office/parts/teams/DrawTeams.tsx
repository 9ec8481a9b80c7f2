import { Alert, Button, Checkbox, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { LongTextField } from '../../../components/fields/LongTextField.tsx'
import { TextField } from '../../../components/fields/TextField.tsx'
import { ProblemAlert } from '../../../components/ProblemAlert.tsx'
import { SendButton } from '../../frame/SendButton.tsx'
import { t } from '../../texts/t.ts'
import { useDraw, type Draw, type DrawPlace } from './use-draw.ts'

/** Draws teams from the players who are there, for a day whose teams change. Closed, because few events need it. */
export function DrawTeams(place: DrawPlace) {
  const [isOpen, open] = useState(false)
  return (
    <Stack component="section" aria-label={t('draw.title')} gap="sm">
      <Title order={2}>{t('draw.title')}</Title>
      <Text>{t('draw.what')}</Text>
      {isOpen ? (
        <OpenDraw {...place} />
      ) : (
        <div>
          <Button variant="default" onClick={() => open(true)}>
            {t('draw.open')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function OpenDraw(place: DrawPlace) {
  const draw = useDraw(place)
  const [stored, setStored] = useState(false)
  const { regulars, chosen, written, teams, players, several, change } = draw
  return (
    <Stack gap="sm" maw={760}>
      {regulars.length > 0 && (
        <Checkbox.Group
          label={t('draw.regulars')}
          value={chosen.map(String)}
          onChange={ids => {
            setStored(false)
            change({ chosen: ids.map(Number) })
          }}
        >
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" mt="xs">
            {regulars.map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={name} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      )}
      <LongTextField
        label={t('draw.names')}
        minRows={3}
        error={several.length > 0 ? t('draw.several', { names: several }) : undefined}
        field={{
          value: written,
          set: text => {
            setStored(false)
            change({ written: text })
          },
        }}
      />
      <TextField
        label={t('draw.teams')}
        description={t('draw.teamsWhat')}
        field={{ value: teams, set: names => change({ teams: names }) }}
      />
      <Group>
        <Button variant="default" disabled={!draw.isRead || !draw.canDraw} onClick={draw.draw}>
          {draw.drawn.length > 0 ? t('draw.again') : t('draw.draw', { count: players.length })}
        </Button>
      </Group>
      {draw.drawn.length > 0 && <Drawn draw={draw} onStored={() => setStored(true)} />}
      {stored && (
        <Alert color="field" role="status">
          {t('draw.stored')}
        </Alert>
      )}
    </Stack>
  )
}

function Drawn({ draw, onStored }: { draw: Draw; onStored: () => void }) {
  const store = async (): Promise<void> => {
    if (await draw.store()) onStored()
  }
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} role="status" aria-label={t('draw.drawn')}>
        {draw.drawn.map(({ name, players }) => (
          <section key={name} aria-label={name}>
            <Title order={3} size="h4">
              {name}
            </Title>
            <List aria-label={name}>
              {players.map(player => (
                <List.Item key={player.name}>{player.name}</List.Item>
              ))}
            </List>
          </section>
        ))}
      </SimpleGrid>
      <ProblemAlert problem={draw.meanwhile ? t('draw.meanwhile') : draw.problem} />
      <div>
        <SendButton busy={draw.busy} onClick={() => void store()}>
          {t('draw.store')}
        </SendButton>
      </div>
    </>
  )
}
