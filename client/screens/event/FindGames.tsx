import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { IconClock, IconSearch, IconStar, IconStarFilled } from '@tabler/icons-react'
import classes from './games.module.css'
import type { WantedGames } from './use-wanted-games.ts'
import { t } from '../../texts/t.ts'

interface FindGamesProps {
  readonly wanted: WantedGames
  /** Whether a followed team plays here. */
  readonly hasFollowed: boolean
  /** Jumps to the current games. */
  readonly onNow: () => void
}

/** The filters of the list of games, and the way back to the current ones. */
export function FindGames({ wanted, hasFollowed, onNow }: FindGamesProps) {
  const { text: sought, field, fields, onlyFollowed } = wanted
  return (
    <Group className={classes.find} gap="xs" wrap="wrap">
      <TextInput
        className={classes.sought}
        aria-label={t('reading.find')}
        placeholder={t('reading.find')}
        leftSection={<IconSearch />}
        value={sought}
        onChange={event => wanted.seek(event.currentTarget.value)}
      />
      {fields.length > 0 && (
        <NativeSelect
          className={classes.field}
          aria-label={t('events.field')}
          value={field}
          onChange={event => wanted.chooseField(event.currentTarget.value)}
          data={[{ value: '', label: t('events.allFields') }, ...fields]}
        />
      )}
      <Button variant="default" leftSection={<IconClock />} onClick={onNow}>
        {t('reading.now')}
      </Button>
      {(hasFollowed || onlyFollowed) && (
        <Button
          variant={onlyFollowed ? 'filled' : 'default'}
          aria-pressed={onlyFollowed}
          leftSection={onlyFollowed ? <IconStarFilled /> : <IconStar />}
          onClick={() => wanted.showOnlyFollowed(!onlyFollowed)}
        >
          {t('reading.followed')}
        </Button>
      )}
    </Group>
  )
}
