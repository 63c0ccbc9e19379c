import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { print } from './run.js'

/** The engine of Chromium without a browser's windows, as Debian packages it: each page costs a quarter less time. */
export const lightChromium = 'chromium-headless-shell'

/** The path of a program on PATH. */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Whether packages of the system can be installed here. */
export const canInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined

/** Installs a Debian package; answers once that has worked or failed. */
export async function installPackage(name) {
  await aptGet('update')
  await aptGet('install', '-y', '--no-remove', '--no-install-recommends', name)
}

/** Installs the light Chromium where that is possible and there is no browser yet, for who does other things meanwhile. */
export async function installLightChromium() {
  if (!canInstall() || [lightChromium, 'chromium'].some(onPath)) return
  print(`Installing the package ${lightChromium}.`)
  await installPackage(lightChromium)
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', ['-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
  return new Promise((resolve) => child.once('close', resolve).once('error', resolve))
}
