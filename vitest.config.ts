import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { projects } from './scripts/testing/projects.js'

/** For a machine that others keep busy, or that stands still for a while: what comes in time waits no longer for it. */
const patience = { expect: { poll: { timeout: 30_000 } }, testTimeout: 240_000, hookTimeout: 240_000 }

export default defineConfig({
  test: {
    // Vitest leaves a processor to itself: half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // These leave nothing behind that another file could meet: they share what they import.
      { test: { ...patience, name: 'unit', ...projects.unit, isolate: false } },
      // What needs a database, a disk, a thread or a process of its own.
      { test: { ...patience, name: 'integration', ...projects.integration, isolate: false } },
      { test: { ...patience, name: 'demo', ...projects.demo, isolate: false } },
      {
        test: {
          ...patience,
          name: 'screens',
          ...projects.screens,
          environment: 'jsdom',
          isolate: false,
          setupFiles: 'tests/support/screens/screensSetup.ts',
        },
      },
      {
        test: {
          ...patience,
          name: 'api',
          ...projects.api,
          isolate: false,
          globalSetup: 'tests/support/setup/apiSetup.ts',
        },
      },
    ],
  },
})
