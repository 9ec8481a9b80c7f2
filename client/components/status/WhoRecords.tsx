import { Button, Group, Stack, Text } from '@mantine/core'
import { Link } from 'wouter'
import { useServices } from '../services.ts'
import { useLatest } from '../use-latest.ts'
import { t } from '../../texts/t.ts'

/**
 * Switches between the people who share the device, by a tap and without a network. Nothing if nobody shares
 * it.
 */
export function WhoRecords({ onLeave }: { onLeave: () => void }) {
  const { session } = useServices()
  const { people, acting, code } = useLatest(session.holders.here$, session.holders.here$.value)
  const signedIn = session.remembered.ofAccount
  if (people.length === 0) return null
  const choices = [
    ...people.map(({ person }) => ({ id: person.id, name: person.name })),
    ...(signedIn ? [{ id: null, name: signedIn.person.name }] : []),
  ]
  return (
    <Stack gap="xs" role="group" aria-label={t('passes.whoRecords')}>
      <Text fw={700}>{t('passes.whoRecords')}</Text>
      <Group gap="xs">
        {choices.map(({ id, name }) => (
          <Button
            key={id}
            variant={id === acting ? 'filled' : 'default'}
            aria-pressed={id === acting}
            onClick={() => session.actAs(id)}
          >
            <bdi>{name}</bdi>
          </Button>
        ))}
        {code !== null && (
          <Button component={Link} href={`/pass#${code}`} variant="default" onClick={onLeave}>
            {t('passes.newName')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
