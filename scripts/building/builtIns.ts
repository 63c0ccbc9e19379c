import type { Plugin } from 'vite'

/** Polyfill packages with the built-in feature that replaces them. */
const standIns: Readonly<Record<string, string>> = { 'object.entries': 'Object.entries', hasown: 'Object.hasOwn' }

const prefix = '\0built-in:'

/** Replaces polyfill packages that a library imports; this also removes the dozen packages that they depend on. */
export function builtIns(): Plugin {
  return {
    name: 'built-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId: (name) => (name in standIns ? prefix + name : null),
    load: (id) => (id.startsWith(prefix) ? `module.exports = ${standIns[id.slice(prefix.length)]}` : null),
  }
}
