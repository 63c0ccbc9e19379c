import { drink } from './ask.ts'

// What runs beside a probe: `node bench/beside.ts URL COOKIE` searches all users without an index, and exports them, one of each
// at a time, until it is ended; then it says how often. In a process of its own, so that it keeps no probe waiting.
const [url = '', cookie = ''] = process.argv.slice(2)
const list = `${url}/read/Users/ObtenerUsuariosForge/`
// Sorted by the name of the role: no index has it, so every user is read and sorted.
const search = encodeURI(`${list}?range=[50000,50024]&sort=["roleName","DESC"]&filter={"plant":1}`)
const everyone = encodeURI(`${list}?sort=["name","ASC"]`)

const done = { searches: 0, exports: 0 }
let isEnding = false
const leave = () => process.exit()

process.once('SIGTERM', () => {
  isEnding = true
  process.stdout.write(`${done.searches} searches and ${done.exports} exports\n`, leave)
})

const repeat = async (what: keyof typeof done, headers: Record<string, string>, address: string) => {
  while (!isEnding) {
    await drink({ url: address, headers: { cookie, ...headers } })
    done[what] += 1
  }
}

process.stdout.write('begins\n')
await Promise.all([repeat('searches', {}, search), repeat('exports', { accept: 'text/csv' }, everyone)])
