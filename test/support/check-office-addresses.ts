// Runs before each file of browser tests: no test passes in which the office calls an address that OpenAPI
// does not have.
import { afterEach, expect } from 'vitest'
import { takeUnknownAddresses } from './office-addresses.ts'

afterEach(() => {
  expect(takeUnknownAddresses(), 'what the office calls and OpenAPI does not have').toEqual([])
})
