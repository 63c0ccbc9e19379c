import { install } from './install.js'
import { main, run } from './run.js'

await main(async () => {
  const node = await install({ development: true })
  const { code } = await run(node, [
    '--disable-warning=ExperimentalWarning',
    'scripts/crashSoak.ts',
    ...process.argv.slice(2),
  ])
  return code
})
