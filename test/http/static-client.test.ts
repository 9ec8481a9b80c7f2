import express from 'express'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staticClient } from '../../server/http/static-client.ts'

describe('the client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sideline-client-'))
  let server: Server
  let url: string

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<title>Sideline</title>')
    writeFileSync(join(folder, 'sw.js'), '// worker')
    writeFileSync(join(folder, 'assets/main-abc123.js'), '// main')
    writeFileSync(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync('// main'))
    server = createServer(express().use(staticClient(folder))).listen(0)
    await once(server, 'listening')
    const address = server.address()
    url = typeof address === 'object' && address !== null ? `http://localhost:${address.port}` : ''
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  test.each(['/', '/join', '/tournaments/18093/windmill-windup/', '/teams/5/x/?a=b'])(
    'serves its one page at %s, to be revalidated each time',
    async path => {
      const response = await fetch(url + path, { headers: { Accept: 'text/html' } })
      expect(await response.text()).toBe('<title>Sideline</title>')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    },
  )

  test('lets files with a hash in their name be cached for ever, and has others revalidated', async () => {
    expect((await fetch(`${url}/assets/main-abc123.js`)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await fetch(`${url}/sw.js`)).headers.get('cache-control')).toBe('no-cache')
  })

  test.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip', null],
    ['br;q=0', null],
  ])(
    'answers a request that accepts %s with a compressed script in encoding %s',
    async (accepted, encoding) => {
      const response = await fetch(`${url}/assets/main-abc123.js`, {
        headers: { 'Accept-Encoding': accepted },
      })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
      expect(response.headers.get('cache-control')).toMatch('immutable')
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect(await response.text()).toBe('// main')
    },
  )

  test.each(['/v2/games/', '/v2', '/V10/x', '/api/games'])(
    '%s, which could be an interface, is no page',
    async path => {
      for (const Accept of ['*/*', 'text/html', 'application/json'])
        expect((await fetch(url + path, { headers: { Accept } })).status).toBe(404)
      expect((await fetch(`${url}/v2ers/`)).status).toBe(200)
    },
  )

  test.each(['/assets/main-old.js', '/no.txt', '/../package.json', '/%2e%2e/package.json'])(
    '%s, a file that is not there, is 404 and no page',
    async path => {
      expect((await fetch(url + path)).status).toBe(404)
    },
  )
})
