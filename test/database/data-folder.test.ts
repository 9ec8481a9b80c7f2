import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DataFolder } from '../../server/database/data-folder.ts'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sideline-lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const outcomesOf = async (folder: string, many: number) => {
  const outcomes = await Promise.allSettled(Array.from({ length: many }, () => DataFolder.lock(folder)))
  return {
    holders: outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    refusals: outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [String(outcome.reason)] : [])),
  }
}

test.each([
  ['that is free', undefined],
  ['whose holder is gone', '999999999 long-ago:1 a-lock'],
  ['whose lock was being written when the power failed', ''],
])('of many that want a folder %s at once, one gets it', async (_which, left) => {
  for (let round = 0; round < 20; round++) {
    const folder = await emptyFolder()
    if (left !== undefined) await writeFile(join(folder, 'in-use-by'), left)
    const { holders, refusals } = await outcomesOf(folder, 12)
    expect(holders).toHaveLength(1)
    expect(refusals).toHaveLength(11)
    for (const refusal of refusals) expect(refusal).toContain(`is in use by process ${process.pid}`)
    await holders[0]?.release()
    expect(await readdir(folder)).toEqual([])
  }
})

test('a folder is free whose holder died while replacing a dead one', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'in-use-by'), '999999998 long-ago:1 first')
  await writeFile(join(folder, 'in-use-by-of-first'), '999999999 long-ago:1 second')
  const { holders } = await outcomesOf(folder, 12)
  expect(holders).toHaveLength(1)
})

test.runIf(process.platform === 'linux')(
  'a number that another process has since got holds nothing',
  async () => {
    const folder = await emptyFolder()
    const first = await DataFolder.lock(folder)
    const [pid, started, id] = (await readFile(join(folder, 'in-use-by'), 'utf8')).split(' ')
    expect(started).toMatch(/^[0-9a-f-]{36}:\d+$/)
    await writeFile(join(folder, 'in-use-by'), `${pid} ${started}0 ${id}`)
    await DataFolder.lock(folder)
    await expect(DataFolder.lock(folder)).rejects.toThrow('is in use')
    await first.release()
  },
)

test('a process of another user, which may not be signalled, is alive', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'in-use-by'), String(process.ppid))
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not yours'), { code: 'EPERM' })
  })
  onTestFinished(() => kill.mockRestore())
  await expect(DataFolder.lock(folder)).rejects.toThrow(`is in use by process ${process.ppid}`)
})
