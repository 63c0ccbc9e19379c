import { buildServerIfStale, prepare } from './build.js'
import { builtProgram, importFlags } from './nodeFlags.js'
import { main, run } from './run.js'

const quiet = ['--disable-warning=ExperimentalWarning']

const [name, ...args] = process.argv.slice(2)

const programs = {
  admin: [...quiet, builtProgram('administer')],
  backup: [...quiet, builtProgram('backUp')],
  'check-services': [...quiet, builtProgram('checkServices')],
  export: [...quiet, builtProgram('exportData')],
  import: [...importFlags, builtProgram('importFiles')],
  soak: [
    ...quiet,
    ['load', 'shared'].includes(args[0] ?? '') ? 'scripts/testing/loadSoak.ts' : 'scripts/testing/crashSoak.ts',
  ],
}

await main(async () => {
  const node = await prepare({ development: name === 'soak' }, buildServerIfStale)
  const { code } = await run(node, [...programs[name], ...args])
  return code
})
