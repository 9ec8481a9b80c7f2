import { Anchor, Group, List, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconCheck, IconCircleDashed, IconInfoCircle } from '@tabler/icons-react'
import { Link } from 'wouter'
import { t } from '../../texts/t.ts'
import type { ToDo } from './tasks.ts'

const howText = (what: ToDo['what'], count: number): string =>
  what === 'eligibility' ? t('eligibility.many', { count }) : t(`todo.how.${what}`)

interface ToDoListProps {
  /** `/office/tournaments/5` */
  readonly here: string
  /** The name of one of several events: only its open tasks are listed. */
  readonly title?: string | undefined
  readonly all: readonly ToDo[]
}

/** The tasks of an event, each with the way to the part of the office for it. */
export function ToDoList({ here, title, all }: ToDoListProps) {
  const open = all.filter(({ isDone, isSuggested }) => !isDone && isSuggested !== true)
  const summary = open.length === 0 ? t('todo.allDone') : t('todo.open', { count: open.length })
  const shown = title === undefined ? all : all.filter(({ isDone }) => !isDone)
  return (
    <Stack gap="xs" component="section" aria-label={title}>
      <Title order={2}>
        {title === undefined ? (
          summary
        ) : (
          <Anchor inherit component={Link} href={here}>
            {title}
          </Anchor>
        )}
      </Title>
      {title !== undefined && <Text>{summary}</Text>}
      <List listStyleType="none" spacing="sm" aria-label={t('todo.title')}>
        {shown.map(({ what, at, shows = '', isDone, isSuggested = false, count = 0 }) => (
          <List.Item key={what}>
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <ThemeIcon variant={isDone ? 'filled' : 'default'} radius="xl" size={32} aria-hidden>
                {isDone ? (
                  <IconCheck size={20} />
                ) : isSuggested ? (
                  <IconInfoCircle size={20} />
                ) : (
                  <IconCircleDashed size={20} />
                )}
              </ThemeIcon>
              <div>
                <Anchor
                  component={Link}
                  href={`${here}/${at}${shows}`}
                  fw={700}
                  display="inline-block"
                  py={4}
                >
                  {t(`todo.what.${what}`)}
                </Anchor>
                <Text size="sm">{isDone ? t('todo.done') : howText(what, count)}</Text>
              </div>
            </Group>
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}
