import { readFileSync } from 'node:fs'

// The product under a clock that a test sets: the milliseconds since 1970 that stand in a file.
const file = process.env.CLOCK_FILE ?? ''
Date.now = () => Number(readFileSync(file, 'utf8'))
await import('../../proxy/main.ts')
