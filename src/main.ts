import { setEmbeddedServices } from '../dataProvider/calls/foreign.ts'
import { setListTimeZone } from '../dataProvider/lists/listing.ts'
import { setOffers } from '../schema/wire/offered.ts'
import { setWireProduct } from '../schema/wire/product.ts'
import { dayIn } from '../values/days.ts'
import { formatCount } from '../values/formats.ts'
import { askAhead } from './app/askAhead.ts'
import { portalSettings } from './kit/portalSettings.ts'

const startFailed = [
  'The portal could not be loaded. Check the network and reload the page.',
  'No se pudo cargar el portal. Revise la red y recargue la página.',
]

/**
 * In place of everything, when not even the texts could be loaded: so in both languages, and without any part of the
 * portal.
 */
const showStartFailed = (root: HTMLElement) => {
  const button = document.createElement('button')
  button.textContent = 'Reload / Recargar'
  button.addEventListener('click', () => window.location.reload())
  const lines = startFailed.map((text) => {
    const line = document.createElement('p')
    line.textContent = text
    return line
  })
  root.setAttribute('role', 'alert')
  root.replaceChildren(...lines, button)
}

setWireProduct(portalSettings().wireProduct)
setOffers(portalSettings())
setListTimeZone(portalSettings().timeZone)
setEmbeddedServices(portalSettings().isEmbedded)

// The router knows the portal with its slash only.
if (window.location.pathname.toLowerCase() === '/forge') {
  window.history.replaceState(null, '', `/forge/${window.location.search}${window.location.hash}`)
}

// What cannot be asked ahead is asked for by the page.
askAhead().catch(() => undefined)

// The first format of each kind takes a phone a tenth of a second: while scripts are on their way nobody waits for it.
setTimeout(() => dayIn(portalSettings().timeZone, Date.now()))
setTimeout(() => formatCount(0))

/** So that the browser can do something else in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** What the portal stands on; each runs by itself. */
const grounds = [() => import('./drawing.ts'), () => import('./libraries.ts')]

const loadPortal = async () => {
  for (const load of grounds) {
    await load()
    await nextTask()
  }
  return import('./portal.tsx')
}

const root = document.getElementById('root')
if (root) {
  loadPortal()
    .then(({ start }) => start(root))
    .catch(() => showStartFailed(root))
}
