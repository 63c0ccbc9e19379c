import { install } from './install.js'
import { importFlags } from './nodeFlags.js'
import { main, run } from './run.js'

const quiet = ['--disable-warning=ExperimentalWarning']

/** What npm runs beside the portal, each with how Node runs it. */
const programs = {
  admin: [...quiet, 'scripts/administer.ts'],
  export: [...quiet, 'scripts/exportData.ts'],
  import: [...importFlags, 'scripts/importFiles.ts'],
  soak: [...quiet, 'scripts/crashSoak.ts'],
}

const [name, ...args] = process.argv.slice(2)

await main(async () => {
  const node = await install({ development: name === 'soak' })
  const { code } = await run(node, [...programs[name], ...args])
  return code
})
