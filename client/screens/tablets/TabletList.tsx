import { Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock, IconRefresh } from '@tabler/icons-react'
import { useCallback } from 'react'
import { deviceName } from '../../office/device-name.ts'
import { byWorry, contactWords, otherWords, worryOf, type Worry } from '../../office/tablet-words.ts'
import { fetchTablets } from '../../office/tablets.ts'
import { Answered } from '../asking/Answered.tsx'
import { ListedThing } from '../asking/ListedThing.tsx'
import { ThingList } from '../asking/ThingList.tsx'
import { useAnswer } from '../asking/use-answer.ts'

const worries: Readonly<Record<Worry, { words: string; icon: typeof IconCheck }>> = {
  look: { words: 'Needs a look', icon: IconAlertTriangle },
  wait: { words: 'Away or sending', icon: IconClock },
  fine: { words: 'Fine', icon: IconCheck },
}

/** The tablets of an event, the worrying ones first. */
export function TabletList({ scope }: { scope: string }) {
  const answer = useAnswer(useCallback(async (signal: AbortSignal) => ({ tablets: await fetchTablets(scope, signal), at: Date.now() }), [scope]))
  return (
    <Stack>
      <Group justify="space-between">
        <Text>What each tablet said when it was last heard from.</Text>
        <Button variant="default" leftSection={<IconRefresh />} loading={answer.asking} onClick={answer.again}>Ask again</Button>
      </Group>
      <Answered answer={answer}>
        {({ tablets, at }) => (
          <ThingList label="Tablets" none="No tablet of somebody with a role was heard from yet.">
            {byWorry(tablets, at).map(tablet => {
              const { words, icon: Icon } = worries[worryOf(tablet, at)]
              return (
                <ListedThing key={tablet.device_id} name={contactWords(tablet, at)} lines={[`${tablet.person.name || 'Somebody'}, ${deviceName(tablet.device_id)}`, ...otherWords(tablet)]}>
                  <Text fw={700} style={{ flexShrink: 0, textAlign: 'center' }}><Icon size={28} aria-hidden /><br />{words}</Text>
                </ListedThing>
              )
            })}
          </ThingList>
        )}
      </Answered>
    </Stack>
  )
}
