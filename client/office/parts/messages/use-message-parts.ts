import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { gamesOfSeason, gamesOfTournament } from '../../data/games.ts'
import { messageParts, type MessagePart, type MessageTeam } from '../../data/message-parts.ts'
import type { MessageEvent } from '../../data/messages.ts'

/** The parts of an event, once they are loaded. Those of divisions are offered by each division itself. */
export function useMessageParts(
  { family, id }: MessageEvent,
  teams: readonly MessageTeam[],
): readonly MessagePart[] {
  const inTournament = useQuery({ ...gamesOfTournament(id), enabled: family === 'tournaments' })
  const inSeason = useQuery({ ...gamesOfSeason(id), enabled: family === 'seasons' })
  const found =
    family === 'tournaments' ? inTournament.data : family === 'seasons' ? inSeason.data : undefined
  return useMemo(() => (found === undefined ? [] : messageParts(found, teams)), [found, teams])
}
