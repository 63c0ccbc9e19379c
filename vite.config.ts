import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devRoutes } from './scripts/devRoutes.ts'
import { precompress } from './scripts/precompress.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const gateway = `http://127.0.0.1:${process.env.PORT ?? '4000'}`
const served = ['/auth/', '/read/', '/write/', '/content/', '/openapi.json']

export default defineConfig({
  root: at('src'),
  publicDir: false,
  envDir: false,
  plugins: [react(), precompress(), devRoutes()],
  // The gateway replaces the placeholder in every page it answers.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: { landing: at('src/landing/index.html'), portal: at('src/index.html') } },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.DEV_PORT ?? '5173'),
    strictPort: true,
    fs: { allow: [at('.')] },
    proxy: Object.fromEntries(served.map((path) => [path, gateway])),
  },
})
