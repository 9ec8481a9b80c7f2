import { useMemo } from 'react'
import { z } from 'zod'
import { Remembered } from '../../base/device/remembered.ts'
import { useSearchChoices } from '../../components/use-search-choices.ts'
import type { GameLine } from '../../reading/events/event-view.ts'

/** The field whose scores this device keeps, by event. */
const ownField = new Remembered('fields', z.record(z.string(), z.string()))

/** The filters of a list of games, and their setters. */
export interface WantedGames {
  readonly text: string
  readonly field: string
  readonly fields: readonly string[]
  readonly onlyFollowed: boolean
  readonly seek: (text: string) => void
  readonly chooseField: (field: string) => void
  readonly showOnlyFollowed: (only: boolean) => void
}

/** Kept in the address, and so restored after viewing a game; the field is remembered on the device. */
export function useWantedGames(scope: string, lines: readonly GameLine[]): WantedGames {
  const [wanted, choose] = useSearchChoices()
  const fields = useMemo(
    () =>
      [...new Set(lines.map(line => line.field))]
        .filter(Boolean)
        .sort((a, b) => a.localeCompare(b, undefined, { numeric: true })),
    [lines],
  )
  const chosen = wanted.get('field') ?? ownField.get()?.[scope] ?? ''
  return {
    text: wanted.get('team') ?? '',
    field: fields.includes(chosen) ? chosen : '',
    fields,
    onlyFollowed: wanted.has('followed'),
    seek: text => choose({ team: text || null }),
    chooseField: field => {
      ownField.set({ ...ownField.get(), [scope]: field })
      // An empty field is kept in the address too: it overrides the remembered one.
      choose({ field })
    },
    showOnlyFollowed: only => choose({ followed: only ? 'yes' : null }),
  }
}
