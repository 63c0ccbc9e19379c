import { cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const sources = [
  'authProvider',
  'backend',
  'dataProvider',
  'kit',
  'proxy',
  'resources',
  'schema',
  'scripts',
  'showcase',
  'src',
  'values',
]
const documents = ['docs', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'LICENSE', '.env.example']
const others = ['bench', 'deploy', 'package.json', 'package-lock.json', 'tsconfig.json']
const configs = ['vite.config.ts', 'vite.server.config.ts']

/** Copies what a build or a package reads into an empty folder, which shares the installed packages. */
export const copyCheckout = (folder: string) => {
  for (const path of [...sources, ...documents, ...others, ...configs])
    cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}
