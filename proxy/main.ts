import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What is compiled once is kept: after a crash the portal is up in two thirds of the time. Without a place to write, it
// is compiled anew.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/portal', import.meta.url)))
await import('./start.ts')
