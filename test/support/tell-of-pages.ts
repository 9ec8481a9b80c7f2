// Runs before each file of browser tests: a test that fails prints what its pages show.
import { beforeEach } from 'vitest'
import { tellOfPages } from './open-pages.ts'

beforeEach(({ onTestFailed }) => {
  onTestFailed(async ({ task }) => {
    console.log(`When "${task.name}" failed:\n${await tellOfPages()}`)
  })
})
