import { Agent } from 'node:http'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { bareApp, serve } from './listening.ts'

// Floor of forwarding: `node bench/floors/hop.ts TARGET`. Keeps its connections to the service alive, as the portal
// does.
const [target = ''] = process.argv.slice(2)
const app = bareApp()
app.use('/read', createProxyMiddleware({ target, changeOrigin: true, agent: new Agent({ keepAlive: true }) }))
serve(app)
