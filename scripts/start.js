import { buildIfStale } from './build.js'
import { install } from './install.js'
import { portalEnvironment, portalFlags, portalProgram } from './nodeFlags.js'
import { main, run } from './run.js'

await main(async () => {
  const node = await install({ development: process.env.NODE_ENV !== 'production' })
  await buildIfStale(node)
  const env = { ...portalEnvironment, ...process.env }
  const { code } = await run(node, [...portalFlags, portalProgram, ...process.argv.slice(2)], { env })
  return code
})
