import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const programs = [
  'proxy/main.ts',
  // Tests open several portals in one process.
  'proxy/process/portal.ts',
  'scripts/data/administer.ts',
  'scripts/data/checkServices.ts',
  'scripts/data/exportData.ts',
  'scripts/data/importFiles.ts',
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

export default defineConfig({
  root: at('.'),
  publicDir: false,
  envDir: false,
  plugins: [builtThreads],
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
