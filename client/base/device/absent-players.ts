import { z } from 'zod'
import {
  playerReference,
  type PlayerReference,
} from '../../../shared-schema/sports/model/player-reference.ts'
import { Remembered } from './remembered.ts'

/** Games of several weekends: older ones are over. */
const MAX_GAMES = 200

const absent = new Remembered('absent', z.array(z.tuple([z.int(), z.array(playerReference)])))

/** The players marked absent from a game on this device. They are offered last, but can still be named. */
export const absentPlayers = (gameId: number): readonly PlayerReference[] =>
  absent.get()?.find(([game]) => game === gameId)?.[1] ?? []

export const markAbsent = (gameId: number, players: readonly PlayerReference[]): void =>
  absent.set(
    [
      [gameId, [...players]] as [number, PlayerReference[]],
      ...(absent.get() ?? []).filter(([game]) => game !== gameId),
    ].slice(0, MAX_GAMES),
  )
