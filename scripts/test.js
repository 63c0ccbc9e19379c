import { install } from './install.js'
import { main, run } from './run.js'

await main(async () => {
  const node = await install({ development: true })
  const { code } = await run(node, ['scripts/stages.js', ...process.argv.slice(2)], {
    env: { ...process.env, NODE_ENV: 'test' },
  })
  return code
})
