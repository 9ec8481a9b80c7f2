import { describe, expect, test } from 'vitest'
import { teamInSlot, type Slot } from '../../../shared-schema/rules/progress/team-in-slot.ts'

const [held, sent, stated] = [1, 2, 3]
const fed: Slot = { held, sent, stated, isFed: true }
const team = (team_id: number | null) => ({ team_id, needs_decision: false })
const disputed = (team_id: number | null) => ({ team_id, needs_decision: true })

describe('who plays in a slot of a game', () => {
  test('to which no other game sends a team: the team of the record', () => {
    expect(teamInSlot({ ...fed, isFed: false }, false, false)).toEqual(team(held))
    expect(teamInSlot({ ...fed, isFed: false }, true, false)).toEqual(team(held))
  })

  test('on which the office has decided: the team of the record', () => {
    expect(teamInSlot(fed, false, true)).toEqual(team(held))
    expect(teamInSlot(fed, true, true)).toEqual(team(held))
  })

  test('that was not played: the team that is sent, and nobody before that is known', () => {
    expect(teamInSlot(fed, false, false)).toEqual(team(sent))
    expect(teamInSlot({ ...fed, sent: null }, false, false)).toEqual(team(null))
  })

  test('that was played: the team that was seen there, else the one of the record, else the one that is sent', () => {
    expect(teamInSlot({ ...fed, stated: sent }, true, false)).toEqual(team(sent))
    expect(teamInSlot({ ...fed, stated: null, held: sent }, true, false)).toEqual(team(sent))
    expect(teamInSlot({ ...fed, stated: null, held: null }, true, false)).toEqual(team(sent))
  })

  test('that was played by another team than the one that is sent: who played it stays, and somebody must decide', () => {
    expect(teamInSlot(fed, true, false)).toEqual(disputed(stated))
    expect(teamInSlot({ ...fed, stated: null }, true, false)).toEqual(disputed(held))
  })

  test('that was played before it is known who is sent: who played it stays, and there is nothing to decide yet', () => {
    expect(teamInSlot({ ...fed, sent: null }, true, false)).toEqual(team(stated))
  })
})
