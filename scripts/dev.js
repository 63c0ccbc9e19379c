import { buildPagesIfMissing, prepare } from './build.js'
import { portalFlags } from './nodeFlags.js'
import { main, print, run } from './run.js'

const gateway = process.env.PORT ?? '4000'
const pages = process.env.DEV_PORT ?? '5173'

await main(async () => {
  // The gateway reads the built pages on startup; browsers receive pages from Vite.
  const node = await prepare({ development: true }, buildPagesIfMissing)
  print(`Open http://127.0.0.1:${pages}: pages reload as you edit, the gateway restarts.`)
  // Browsers use Vite's address, so the gateway must accept it as its own.
  const env = { ...process.env, PORT: gateway, DEV_PORT: pages, PUBLIC_URL: `http://127.0.0.1:${pages}` }
  const watched = [...portalFlags, '--watch', 'proxy/main.ts']
  const ended = await Promise.race([
    run(node, watched, { env }),
    run(node, ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'], { env }),
  ])
  process.kill(process.pid, ended.interrupted ?? 'SIGTERM')
  return ended.code
})
