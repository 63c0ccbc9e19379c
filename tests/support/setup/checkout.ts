import { cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const sources = [
  ...['authProvider', 'backend', 'dataProvider', 'kit', 'proxy', 'resources', 'schema', 'scripts', 'showcase', 'src'],
  'values',
]
const others = ['deploy', 'docs', 'LICENSE', 'package.json', 'package-lock.json', 'tsconfig.json']
const configs = ['vite.config.ts', 'vite.server.config.ts']

/** Copies what a build reads into an empty folder, which shares the installed packages. */
export const copyCheckout = (folder: string) => {
  for (const path of [...sources, ...others, ...configs]) cpSync(path, join(folder, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}
