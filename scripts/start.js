import { buildIfStale, prepare } from './build.js'
import { portalEnvironment, portalFlags, portalProgram } from './nodeFlags.js'
import { main, run } from './run.js'

await main(async () => {
  const node = await prepare({ development: process.env.NODE_ENV !== 'production' }, buildIfStale)
  const env = { ...portalEnvironment, ...process.env }
  const { code } = await run(node, [...portalFlags, portalProgram, ...process.argv.slice(2)], { env })
  return code
})
