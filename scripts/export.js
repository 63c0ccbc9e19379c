import { install } from './install.js'
import { main, run } from './run.js'

await main(async () => {
  const node = await install({ development: false })
  const command = ['--disable-warning=ExperimentalWarning', 'scripts/exportData.ts', ...process.argv.slice(2)]
  const { code } = await run(node, command)
  return code
})
