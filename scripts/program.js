import { buildServerIfStale } from './build.js'
import { install } from './install.js'
import { builtProgram, importFlags } from './nodeFlags.js'
import { main, run } from './run.js'

const quiet = ['--disable-warning=ExperimentalWarning']

const [name, ...args] = process.argv.slice(2)

const programs = {
  admin: [...quiet, builtProgram('administer')],
  'check-services': [...quiet, builtProgram('checkServices')],
  export: [...quiet, builtProgram('exportData')],
  import: [...importFlags, builtProgram('importFiles')],
  soak: [...quiet, args[0] === 'load' ? 'scripts/testing/loadSoak.ts' : 'scripts/testing/crashSoak.ts'],
}

await main(async () => {
  const node = await install({ development: name === 'soak' })
  await buildServerIfStale(node)
  const { code } = await run(node, [...programs[name], ...args])
  return code
})
