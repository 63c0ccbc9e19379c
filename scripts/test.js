import { installLightChromium } from './chromium.js'
import { install } from './install.js'
import { CommandError, main, print, run } from './run.js'

await main(async () => {
  const words = process.argv.slice(2)
  const isBrowserNeeded = words.length === 0 || words.some((word) => word === '--all' || word.includes('e2e'))
  // Network and disk have capacity for both at once.
  const browser = isBrowserNeeded ? installLightChromium() : undefined
  const node = await install({ development: true }).catch(reportAsFailed)
  await browser
  if (!node) return 1
  const env = { ...process.env, NODE_ENV: 'test' }
  const { code } = await run(node, ['scripts/testing/main.js', ...words], { env })
  return code
})

/** Waits for the other installation, so that the error is the last line of output. */
function reportAsFailed(error) {
  if (!(error instanceof CommandError)) throw error
  process.stderr.write(`\n${error.message}\n`)
  print('0 passed, 1 failed')
}
