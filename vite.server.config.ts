import { globSync } from 'node:fs'
import http from 'node:http'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const programs = [
  'proxy/main.ts',
  'scripts/administer.ts',
  'scripts/exportData.ts',
  'scripts/importFiles.ts',
  ...globSync('backend/**/*Thread.ts', { cwd: at('.') }),
]

/** A thread begins with a file of its own: the built one, which lies beside whatever starts it. */
const builtThreads: Plugin = {
  name: 'built-threads',
  enforce: 'pre',
  transform: {
    filter: { id: /\/backend\//, code: 'import.meta.url' },
    handler: (code) => code.replaceAll(/(?<=new URL\('\.\/\w+Thread)\.ts(?=', import\.meta\.url\))/g, '.js'),
  },
}

/** What `node:http` has ready, without what it would have to load first, such as `WebSocket`. */
const readyOfHttp = Object.entries(Object.getOwnPropertyDescriptors(http)).flatMap(([name, { get }]) =>
  get ? [] : name,
)

/** An import of `node:http` loads all that the module knows, of which no call here has a use: a tenth of a start. */
const lightHttp: Plugin = {
  name: 'light-http',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(node:)?http$/ },
    handler: (_id, _importer, { kind }) => (kind === 'import-statement' ? '\0light-http' : null),
  },
  load: {
    filter: { id: /^\0light-http$/ },
    handler: () => `const http = process.getBuiltinModule('node:http')
export default http
export const { ${readyOfHttp.join(', ')} } = http`,
  },
}

export default defineConfig({
  root: at('.'),
  publicDir: false,
  envDir: false,
  plugins: [builtThreads, lightHttp],
  // These two load files of their own package.
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'piscina'] },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    outDir: at('dist-server'),
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((path) => [basename(path, '.ts'), at(path)])),
      // As deep as the sources' own folders: what is found from there by `../` is found from here.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
