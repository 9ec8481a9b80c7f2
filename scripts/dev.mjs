// npm run dev: the client from Vite's development server, which passes API requests on to the server;
// the server is built and restarted whenever its sources change. Ctrl-C stops all of it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installDependencies, root, runScript } from './setup.mjs'

// Apart from dist/server, so that what npm start runs is always what npm run build made.
const outDir = join(root, 'dist/dev-server')

await runScript(async () => {
  await installDependencies()
  const { build, createServer } = await import('vite')
  process.env.PORT ??= '8080' // where the server listens, and where vite.config.ts passes its requests to
  const configFile = join(root, 'vite.config.ts')

  const client = await createServer({ configFile })
  await client.listen()
  // The page that people open is Vite's: the links that the server prints must lead there.
  process.env.PUBLIC_URL ??= client.resolvedUrls?.local[0]

  const server = restartable([join(outDir, 'main.js'), ...process.argv.slice(2)])
  const builds = await build({
    configFile,
    mode: 'development',
    build: { ssr: true, outDir, watch: {}, minify: false },
  })
  builds.on('event', event => {
    if (event.code === 'BUNDLE_END') server.restart()
    if (event.code === 'ERROR') console.error(event.error.message)
    void event.result?.close()
  })

  const stop = async () => {
    server.stop()
    await Promise.all([builds.close(), client.close()])
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
})

/** A program that can be restarted, but only once its former run has ended and released its port. */
function restartable(args) {
  let child
  let wanted = false
  const start = () => {
    wanted = false
    child = spawn(process.execPath, ['--enable-source-maps', ...args], { cwd: root, stdio: 'inherit' })
    child.on('exit', () => {
      child = undefined
      if (wanted) start()
    })
  }
  return {
    restart() {
      if (child === undefined) return start()
      wanted = true
      child.kill('SIGTERM')
    },
    stop() {
      wanted = false
      child?.kill('SIGTERM')
    },
  }
}
