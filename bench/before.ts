import { execFile } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Ground } from './ground.ts'
import { crowd } from './plant.ts'
import { type Portal, startPortal } from './portal.ts'

/** The last commit without embedded first requests in documents (decision 040). */
const commit = '76b77407c3ac625052f92695f9c3768580e1fdbb'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)

const checkOut = async (folder: string) => {
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder])
  await run('git', ['-C', folder, 'checkout', '--quiet', commit])
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
}

const runNode = (folder: string, ...args: string[]) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })

/** Builds and starts the portal of that commit with its own demo data, alongside the measured one. */
const start = async (ground: Ground): Promise<Portal> => {
  const folder = ground.path('before')
  await checkOut(folder)
  await runNode(folder, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
  const dataDir = ground.path('data-before')
  const program = `import { plant } from '${pathToFileURL(join(folder, 'bench/plant.ts'))}'
await plant(${JSON.stringify(dataDir)}, ${crowd})`
  await runNode(folder, '--input-type=module', '--eval', program)
  return startPortal(dataDir, {}, folder)
}

/** The earlier portal, which the caller must stop; null if the git history is missing, as in a source archive. */
export const portalBefore = async (ground: Ground) => {
  try {
    await run('git', ['-C', root, 'cat-file', '-e', `${commit}^{commit}`])
  } catch {
    return null
  }
  return start(ground)
}
