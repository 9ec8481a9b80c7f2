import { expect, onTestFailed, vi } from 'vitest'
import { tellOfPages } from '../support/open-pages.ts'

/**
 * Runs a bench with as little as it can measure: its figures mean nothing. It runs without its npm script,
 * which would translate the whole server again for each bench.
 * @param lastLine the line that it prints when it has measured everything
 */
export async function expectToRun(
  load: () => Promise<{ bench: (size: number) => Promise<void> }>,
  size: number,
  lastLine: RegExp,
): Promise<void> {
  vi.stubEnv('REHEARSAL', '1')
  const print = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const printed = () => print.mock.calls.map(([line]) => String(line)).join('\n')
  onTestFailed(async () => {
    process.stdout.write(`It had printed:\n${printed()}\n${await tellOfPages()}\n`)
  })
  const { bench } = await load()
  await bench(size)
  expect(printed()).toMatch(lastLine)
  print.mockRestore()
}
