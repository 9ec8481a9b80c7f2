// Loaded into the server process together with the program: on SIGUSR2 it prints the usage of the process.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

process.on('SIGUSR2', () => {
  collectGarbage()
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  console.log(`usage ${JSON.stringify({ rss, heapUsed, external, cpuMs: (user + system) / 1000 })}`)
})
