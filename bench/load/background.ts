import { drink } from './ask.ts'

// Background load for a probe: `node bench/load/background.ts URL COOKIE`. Runs one unindexed search and one export of all
// users at a time until it is stopped, then prints the counts. A separate process, so that it does not delay the probe.
const [url = '', cookie = ''] = process.argv.slice(2)
const list = `${url}/read/Users/ObtenerUsuariosForge/`
// Sorted by role name, which has no index, so every user is read and sorted.
const farPage = encodeURI(`${list}?range=[50000,50024]&sort=["roleName","DESC"]&filter={"plant":1}`)
const everyone = encodeURI(`${list}?sort=["name","ASC"]`)

let searches = 0
let exportedBytes = 0
let isEnding = false
const leave = () => process.exit()

process.once('SIGTERM', () => {
  isEnding = true
  process.stdout.write(`${searches} searches and ${Math.round(exportedBytes / 1e6)} MB of exports\n`, leave)
})

const search = async () => {
  await drink({ url: farPage, headers: { cookie } })
  searches += 1
}

const exportAll = () =>
  drink({ url: everyone, headers: { cookie, accept: 'text/csv' } }, (length) => {
    exportedBytes += length
  })

const repeat = async (work: () => Promise<unknown>) => {
  while (!isEnding) await work()
}

process.stdout.write('begins\n')
await Promise.all([repeat(search), repeat(exportAll)])
