import { Button, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useState } from 'react'
import { List } from '../../components/List.tsx'
import { ListItem } from '../../components/ListItem.tsx'
import { t } from '../../texts/t.ts'
import { checks, type CheckName } from './checks/all-checks.ts'
import type { Finding } from './checks/check.ts'

const icons = { good: IconCircleCheck, odd: IconAlertTriangle, bad: IconCircleX } as const

/** Tries all that a day at the field needs, one after the other, and says in words what it found. */
export function TestTablet() {
  const [found, setFound] = useState<readonly (Finding & { name: CheckName })[]>([])
  const [testing, setTesting] = useState(false)
  const test = async (): Promise<void> => {
    setTesting(true)
    setFound([])
    for (const { name, find } of checks) {
      const finding = await find()
      setFound(before => [...before, { name, ...finding }])
    }
    setTesting(false)
  }
  return (
    <Stack component="section" aria-label={t('tablet.test')} gap="sm" align="stretch">
      <Title order={2}>{t('tablet.test')}</Title>
      <Text>{t('tablet.testWhat')}</Text>
      <Group>
        <Button onClick={() => void test()} disabled={testing}>
          {found.length > 0 && !testing ? t('tablet.testAgain') : t('tablet.testStart')}
        </Button>
        {testing && <Loader role="status" aria-label={t('tablet.testing')} />}
      </Group>
      {found.length > 0 && (
        <List label={t('tablet.test')} none="">
          {found.map(({ name, state, words }) => {
            const Icon = icons[state]
            return (
              <ListItem key={name} name={t(`tablet.check.${name}`)} lines={[words]}>
                <Text
                  fw={700}
                  ta="center"
                  data-testid={`check-${name}`}
                  data-state={state}
                  style={{ flexShrink: 0 }}
                >
                  <Icon size={28} aria-hidden />
                  <br />
                  {t(`tablet.state.${state}`)}
                </Text>
              </ListItem>
            )
          })}
        </List>
      )}
    </Stack>
  )
}
