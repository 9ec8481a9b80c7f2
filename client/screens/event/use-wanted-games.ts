import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { Remembered } from '../../base/device/remembered.ts'
import type { GameLine } from '../../reading/events/event-view.ts'

/** The field that somebody keeps the scores of, by event. */
const ownField = new Remembered('fields', z.record(z.string(), z.string()))

/** What somebody looks for in a list of games, and how to look for something else. */
export interface WantedGames {
  readonly sought: string
  readonly field: string
  readonly fields: readonly string[]
  readonly onlyFollowed: boolean
  readonly seek: (sought: string) => void
  readonly chooseField: (field: string) => void
  readonly showOnlyFollowed: (only: boolean) => void
}

/**
 * It stands in the address, so that it is there again after a game; the field is remembered on the device.
 */
export function useWantedGames(scope: string, lines: readonly GameLine[]): WantedGames {
  const [wanted, want] = useSearchParams()
  const fields = useMemo(
    () =>
      [...new Set(lines.map(line => line.field))]
        .filter(Boolean)
        .sort((a, b) => a.localeCompare(b, undefined, { numeric: true })),
    [lines],
  )
  const chosen = wanted.get('field') ?? ownField.get()?.[scope] ?? ''
  const narrow = (name: 'team' | 'field' | 'followed', value: string): void =>
    want(
      before => {
        const next = new URLSearchParams(before)
        // An empty field is said, too: it is another wish than the remembered one.
        if (value === '' && name !== 'field') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return {
    sought: wanted.get('team') ?? '',
    field: fields.includes(chosen) ? chosen : '',
    fields,
    onlyFollowed: wanted.has('followed'),
    seek: sought => narrow('team', sought),
    chooseField: field => {
      ownField.set({ ...ownField.get(), [scope]: field })
      narrow('field', field)
    },
    showOnlyFollowed: only => narrow('followed', only ? 'yes' : ''),
  }
}
