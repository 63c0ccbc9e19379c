import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const compressible = /\.(js|css|svg|json|txt)$/
const worthIt = 1024

/**
 * Writes a brotli and a gzip copy of every built asset above 1 kB. HTML documents are excluded: each response contains
 * its own nonce.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => compressible.test(name))
      await Promise.all(files.map((name) => compress(join(dir ?? '', name))))
    },
  }
}

async function compress(path: string) {
  const content = await readFile(path)
  if (content.length < worthIt) return
  const brotli = toBrotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
  await Promise.all([
    writeFile(`${path}.br`, await brotli),
    writeFile(`${path}.gz`, await toGzip(content, { level: 9 })),
  ])
}
