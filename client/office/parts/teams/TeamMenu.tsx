import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { bidiIsolate } from '../../../base/formats/bidi-isolate.ts'
import { t } from '../../texts/t.ts'
import type { EventPlace } from '../../frame/use-game-names.ts'
import { LeaveSeason } from './LeaveSeason.tsx'
import { ReplaceTeam } from './ReplaceTeam.tsx'
import type { TeamRow } from './team-rows.ts'

interface TeamMenuProps {
  readonly team: TeamRow
  readonly place: EventPlace
  readonly entered: readonly number[]
}

/** Further actions for a team: another one replaces it, or it leaves the season. */
export function TeamMenu({ team, place, entered }: TeamMenuProps) {
  const [open, setOpen] = useState<'replace' | 'leave' | null>(null)
  const close = (): void => setOpen(null)
  const params = { team: bidiIsolate(team.name) }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size={56} variant="default" aria-label={t('teams.moreOf', params)}>
            <IconDots />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('replace')}>{t('teams.replace', params)}</Menu.Item>
          {place.tournament_id === null && (
            <Menu.Item onClick={() => setOpen('leave')}>
              {team.hasLeft ? t('results.turn.playing', params) : t('teams.leaves', params)}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'replace' && <ReplaceTeam team={team} place={place} entered={entered} onClose={close} />}
      {open === 'leave' && <LeaveSeason team={team} seasonId={place.season_id} onClose={close} />}
    </>
  )
}
