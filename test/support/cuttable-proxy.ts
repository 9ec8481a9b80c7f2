// A network cable that tests can pull: a TCP proxy to a port of this machine.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface CuttableProxy {
  port: number
  /** http://127.0.0.1 with the proxy's port. */
  url: string
  /** Breaks every connection, by a reset or as a program that ends does, and lets no new one through. */
  cut(how?: 'reset' | 'ended'): void
  /** Lets connections through again, to another port if one is named. */
  heal(port?: number): void
  close(): Promise<void>
}

export async function cuttableProxy(targetPort: number): Promise<CuttableProxy> {
  const sockets = new Set<Socket>()
  let whole = true
  let target = targetPort

  const server = createServer(near => {
    if (!whole) {
      // Reset at once rather than stop listening: another process could take the port in the meantime.
      near.resetAndDestroy()
      return
    }
    const far = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined) // always followed by 'close'
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const cut = (how: 'reset' | 'ended' = 'reset') => {
    whole = false
    for (const socket of sockets)
      if (how === 'reset') socket.resetAndDestroy()
      else socket.destroy()
  }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    cut,
    heal(port = target) {
      target = port
      whole = true
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
