import { setEmbeddedServices } from '#dataProvider/calls/foreign.ts'
import { setListTimeZone } from '#dataProvider/lists/listing.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { setFieldNames } from '#schema/tolerance/fieldNames.ts'
import { setOffers } from '#schema/wire/offered.ts'
import { setWireProduct } from '#schema/wire/product.ts'
import { atBase, setBasePath, withoutBase } from '#values/basePath.ts'
import { dayIn } from '#values/days.ts'
import { formatCount } from '#values/formats.ts'
import { prefetchPage } from './app/prefetchPage.ts'

const startFailed = [
  'The portal could not be loaded. Check the network and reload the page.',
  'No se pudo cargar el portal. Revise la red y recargue la página.',
]

const storageBlocked = [
  'This browser blocks the storage of this site. Allow cookies and site data for it, and reload the page.',
  'Este navegador bloquea el almacenamiento de este sitio. Permita sus cookies y datos, y recargue la página.',
]

/** The libraries read the browser's storage when they are loaded. */
const isBlockedStorage = (error: unknown) => error instanceof DOMException && error.name === 'SecurityError'

/** Shown if even the texts failed to load: therefore in both languages and without any component of the portal. */
const showStartFailed = (root: HTMLElement, texts: readonly string[]) => {
  const button = document.createElement('button')
  button.textContent = 'Reload / Recargar'
  button.addEventListener('click', () => window.location.reload())
  const lines = texts.map((text) => {
    const line = document.createElement('p')
    line.textContent = text
    return line
  })
  root.setAttribute('role', 'alert')
  root.replaceChildren(...lines, button)
}

setBasePath(portalSettings().base ?? '')
setWireProduct(portalSettings().wireProduct)
setOffers(portalSettings())
setListTimeZone(portalSettings().timeZone)
setEmbeddedServices(portalSettings().isEmbedded)
setFieldNames(portalSettings().fieldNames ?? {})

// The router's base path is `/forge/`, with the slash.
if (withoutBase(window.location.pathname).toLowerCase() === '/forge') {
  window.history.replaceState(null, '', atBase(`/forge/${window.location.search}${window.location.hash}`))
}

// If the prefetch fails, the page fetches the data itself.
prefetchPage().catch(() => undefined)

// The first use of each `Intl` format takes a phone a tenth of a second. Do it now, while scripts are still loading.
setTimeout(() => dayIn(portalSettings().timeZone, Date.now()))
setTimeout(() => formatCount(0))

/** Chunks that the portal depends on; each is evaluated in a separate task. */
const grounds = [() => import('./drawing.ts'), () => import('./libraries.ts')]

const loadPortal = async () => {
  for (const load of grounds) {
    await load()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return import('./portal.tsx')
}

const root = document.getElementById('root')
if (root) {
  loadPortal()
    .then(({ start }) => start(root))
    .catch((error) => showStartFailed(root, isBlockedStorage(error) ? storageBlocked : startFailed))
}
