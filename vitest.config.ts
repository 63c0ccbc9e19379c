import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { test: { name: 'screens', include: ['tests/unit/**/*.test.tsx'], environment: 'jsdom' } },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: 'tests/support/apiSetup.ts',
          hookTimeout: 30_000,
          testTimeout: 15_000,
        },
      },
    ],
  },
})
