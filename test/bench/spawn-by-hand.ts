import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/**
 * A hand-written server, as a process of its own like the one that it is compared with. Its first words end
 * with its address.
 */
export async function spawnByHand(program: URL, databaseUrl: string) {
  const child = spawn(process.execPath, [fileURLToPath(program)], {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const line = await new Promise<string>((done, failed) => {
    createInterface(child.stdout).once('line', done)
    child.once('exit', () => failed(new Error(`${fileURLToPath(program)} did not start`)))
  })
  return {
    url: line.replace(/.* /, ''),
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
