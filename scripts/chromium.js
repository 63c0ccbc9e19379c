import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { print } from './run.js'

/** Chromium without a window system, as packaged by Debian; each page takes a quarter less time. */
export const lightChromium = 'chromium-headless-shell'

export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

export const canInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined

export async function installPackage(name) {
  await aptGet('update')
  await aptGet('install', '-y', '--no-remove', '--no-install-recommends', name)
}

/** Installs the light Chromium if that is possible and no browser is present; can run while other work is done. */
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
