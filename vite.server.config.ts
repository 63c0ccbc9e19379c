import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const programs = [
  'proxy/main.ts',
  'proxy/process/portal.ts',
  'scripts/data/administer.ts',
  'scripts/data/backUp.ts',
  'scripts/data/checkServices.ts',
  'scripts/data/exportData.ts',
  'scripts/data/importFiles.ts',
  ...globSync('backend/**/*Thread.ts', { cwd: at('.') }),
]

/** A worker thread needs its own entry file: the built one, in the same folder as the program that starts it. */
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
  // These packages load files from their own folders.
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'piscina'] },
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    outDir: at('dist-server'),
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((path) => [basename(path, '.ts'), at(path)])),
      // Output at the depth of the source folders, so that relative `../` paths stay valid.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
