import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** All files of the project that Git tracks or would track. */
export function projectFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
  return [...new Set(listed.split('\0'))].filter((file) => file && existsSync(file))
}

export const isCode = (file: string) => /\.(js|ts|tsx)$/.test(file)

const read = new Map<string, { text: string; module: ReturnType<typeof parseSync>['module'] }>()

function parsed(file: string) {
  const known = read.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const fresh = { text, module: parseSync(file, text).module }
  read.set(file, fresh)
  return fresh
}

/** Imports of a file as written; `types` controls if type-only imports count, which do not exist at run time. */
export function importsOf(file: string, types: 'with types' | 'at run time' = 'with types') {
  const { text, module } = parsed(file)
  const { staticImports, staticExports, dynamicImports } = module
  const counts = (entries: { isType: boolean }[]) =>
    types === 'with types' || entries.length === 0 || entries.some((entry) => !entry.isType)
  const imported = staticImports
    .filter(({ entries }) => counts(entries))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exported = staticExports.flatMap(({ entries }) => entries.filter((entry) => counts([entry])))
  const passedOn = exported.map(({ moduleRequest }) => moduleRequest?.value)
  const later = dynamicImports.map(({ moduleRequest }) => literal(text.slice(moduleRequest.start, moduleRequest.end)))
  return [...new Set([...imported, ...passedOn, ...later])].filter((specifier) => specifier !== undefined)
}

/** Translation keys used in a source: complete ones, and prefixes of dynamic ones. */
export function keysNamedIn(code: string) {
  const whole = new Set(Array.from(code.matchAll(/'([\w.-]+)'/g), ([, key = '']) => key))
  const beginnings = [...new Set(Array.from(code.matchAll(/`([\w.]+\.)\$\{/g), ([, beginning = '']) => beginning))]
  return { whole, beginnings }
}

const literal = (expression: string) => /^['"`]([^'"`$]+)['"`]$/.exec(expression)?.[1]

/** Resolves an import to a project file; `?raw` is Vite's suffix for text. */
export const resolveImport = (file: string, specifier: string) => {
  const path = specifier.replace(/\?raw$/, '')
  return path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path))
}

/** Imports of this project are relative, or from the root by the `#` of `package.json`. */
export const isOwn = (specifier: string) => /^[.#]/.test(specifier)

/** Package of a bare import: `@mui/material/Button` is `@mui/material`. */
export function packageOf(specifier: string) {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}
