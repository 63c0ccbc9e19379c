import { install } from './install.js'
import { main, run } from './run.js'

await main(async () => {
  const node = await install({ development: false })
  // As the portal itself: without it rows that are done with pile up.
  const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4']
  const command = [...flags, 'scripts/importFiles.ts', ...process.argv.slice(2)]
  const { code } = await run(node, command)
  return code
})
