import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { projects } from '#scripts/testing/projects.js'

/** Generous timeouts for busy or suspended machines; they do not slow down successful tests. */
const patience = { expect: { poll: { timeout: 30_000 } }, testTimeout: 240_000, hookTimeout: 240_000 }

export default defineConfig({
  test: {
    // Vitest leaves one processor unused by default, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // These tests leave no state behind, so they share their imports.
      { test: { ...patience, name: 'unit', ...projects.unit, isolate: false } },
      // Tests that need a database, a disk, a thread or a separate process.
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
