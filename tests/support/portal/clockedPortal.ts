import { readFileSync } from 'node:fs'
import { portalProgram } from '../../../scripts/nodeFlags.js'

// The product under a clock that a test sets: the milliseconds since 1970 that stand in a file.
const file = process.env.CLOCK_FILE ?? ''
Date.now = () => Number(readFileSync(file, 'utf8'))
await import(`../../../${portalProgram}`)
