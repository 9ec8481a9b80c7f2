import { describe, expect, test } from 'vitest'
import { cameFrom, signInAddress } from '../../../client/accounts/came-from.ts'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://sideline')
  return { pathname, search }
}

describe('after signing in', () => {
  const backFrom = (address: string) => cameFrom(at(signInAddress(at(address))).search)

  test('one is back where one was', () => {
    expect(backFrom('/events/tournament:5/games/7')).toBe('/events/tournament:5/games/7')
    expect(backFrom('/authorize?state=100%25%20%26+more&client_id=5')).toBe(
      '/authorize?state=100%25%20%26+more&client_id=5',
    )
  })

  test('one is not back at the door, but where one was before it', () => {
    expect(backFrom('/join')).toBe('/')
    expect(backFrom(signInAddress(at('/account')))).toBe('/account')
  })

  test('one is at the start page when no place is named', () => {
    expect(cameFrom('')).toBe('/')
  })

  test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'account'])(
    'no link leads elsewhere: %s',
    from => {
      expect(cameFrom(`?${new URLSearchParams({ from })}`)).toBe('/')
    },
  )
})
