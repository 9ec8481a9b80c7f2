import { Button } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useLatest } from '../../components/use-latest.ts'
import { follow, followed$ } from '../../base/device/followed-teams.ts'
import { t } from '../../texts/t.ts'

/** The star of a team: on this device its games are marked, and can be shown alone. */
export function FollowButton({ teamId }: { teamId: number }) {
  const isFollowed = useLatest(followed$, followed$.value).has(teamId)
  return (
    <Button
      variant={isFollowed ? 'filled' : 'default'}
      aria-pressed={isFollowed}
      leftSection={isFollowed ? <IconStarFilled /> : <IconStar />}
      onClick={() => follow(teamId, !isFollowed)}
    >
      {t('reading.follow')}
    </Button>
  )
}
