import type { Plugin } from 'vite'

/** Packages that stand in for what every browser has by now, and what that is. */
const standIns: Readonly<Record<string, string>> = { 'object.entries': 'Object.entries', hasown: 'Object.hasOwn' }

const prefix = '\0built-in:'

/** Leaves such packages, and the dozen that they bring along, out of the pages: a library asks for them by name. */
export function builtIns(): Plugin {
  return {
    name: 'built-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId: (name) => (name in standIns ? prefix + name : null),
    load: (id) => (id.startsWith(prefix) ? `module.exports = ${standIns[id.slice(prefix.length)]}` : null),
  }
}
