import { Agent } from 'node:http'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { bareApp, serve } from './listening.ts'

// The floor of forwarding: `node bench/floors/hop.ts TARGET`. It keeps its connections to the service, as the portal
// does.
const [target = ''] = process.argv.slice(2)
const app = bareApp()
app.use('/read', createProxyMiddleware({ target, changeOrigin: true, agent: new Agent({ keepAlive: true }) }))
serve(app)
