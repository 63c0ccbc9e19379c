import { install } from './install.js'
import { Failure, main, print, run } from './run.js'

await main(async () => {
  const node = await install({ development: true }).catch(reportAsFailed)
  if (!node) return 1
  const env = { ...process.env, NODE_ENV: 'test' }
  const { code } = await run(node, ['scripts/stages.js', ...process.argv.slice(2)], { env })
  return code
})

/** The closing line comes last whatever happens. */
function reportAsFailed(error) {
  if (!(error instanceof Failure)) throw error
  process.stderr.write(`\n${error.message}\n`)
  print('0 passed, 1 failed')
}
