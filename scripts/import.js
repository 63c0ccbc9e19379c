import { install } from './install.js'
import { importFlags } from './nodeFlags.js'
import { main, run } from './run.js'

await main(async () => {
  const node = await install({ development: false })
  const command = [...importFlags, 'scripts/importFiles.ts', ...process.argv.slice(2)]
  const { code } = await run(node, command)
  return code
})
