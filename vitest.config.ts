import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { notConnected } from './tests/support/connectedPortal.ts'

const isConnected = process.env.TEST_SERVICES === 'connected'
const leftOut = isConnected ? Object.keys(notConnected) : []
const isPostgres = process.env.TEST_DATABASE === 'postgres'
// What is forwarded touches no database of the portal's; what a data folder goes through is SQLite's alone.
// A second portal is what neither is about.
if (isConnected || isPostgres) leftOut.push('forward/**', 'sqlite/**')
// Nor does what a stand-in for a service is sent and answers, nor a page as it is served.
const beyondDatabases = ['authServiceFails', 'forwardedDocuments', 'forwardedHeaders', 'forwardingSize', 'serving']
if (isPostgres) leftOut.push(...beyondDatabases.map((file) => `${file}.test.ts`))

/** For a machine that others keep busy: what comes in time waits no longer for it. */
const patience = { expect: { poll: { timeout: 10_000 } }, testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Vitest leaves a processor to itself: half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // These leave nothing behind that another file could meet: they share what they import.
      { test: { ...patience, name: 'unit', include: ['tests/unit/**/*.test.ts'], isolate: false } },
      {
        test: {
          ...patience,
          name: 'screens',
          include: ['tests/unit/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: 'tests/support/screensSetup.ts',
        },
      },
      {
        test: {
          ...patience,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...leftOut.map((file) => `tests/api/${file}`)],
          globalSetup: 'tests/support/apiSetup.ts',
        },
      },
    ],
  },
})
