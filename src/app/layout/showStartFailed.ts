const texts = [
  'The portal could not be loaded. Check the network and reload the page.',
  'No se pudo cargar el portal. Revise la red y recargue la página.',
]

/**
 * In place of everything, when not even the texts could be loaded: so in both languages, and without any part of the
 * portal.
 */
export const showStartFailed = (root: HTMLElement) => {
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
