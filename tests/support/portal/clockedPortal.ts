import { readFileSync } from 'node:fs'
import { portalProgram } from '#scripts/nodeFlags.js'

// Runs the product with a clock set by the test: a file contains the milliseconds since 1970.
const file = process.env.CLOCK_FILE ?? ''
Date.now = () => Number(readFileSync(file, 'utf8'))
await import(`../../../${portalProgram}`)
