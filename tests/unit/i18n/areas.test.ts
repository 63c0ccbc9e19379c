import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Screen } from '#resources/screen.tsx'
import { shellPages } from '#src/app/pages/screens.ts'
import { loadCatalogue } from '#src/i18n/index.ts'
import {
  importsOf,
  isCode,
  isOwn,
  keysNamedIn,
  projectFiles,
  resolveImport,
} from '#tests/support/sources/sourceFiles.ts'
import { en } from '#tests/support/sources/texts.ts'

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${prefix}${key}`] : keysOf(text, `${prefix}${key}.`),
  )

// Excluded: `screens.ts` loads all screens of an area, although others import it only for some texts.
const loadsOthers = (file: string) => /\/(texts\.\w+|screens)\.ts$/.test(file)
const files = projectFiles().filter((file) => isCode(file) && file.startsWith('resources/') && !loadsOthers(file))

function reachableFrom(file: string, seen: Set<string>) {
  if (seen.has(file) || !files.includes(file)) return seen
  seen.add(file)
  const loaded = importsOf(file, 'at run time').filter(isOwn)
  for (const specifier of loaded) reachableFrom(resolveImport(file, specifier), seen)
  return seen
}

/** Keys of texts that code loads by itself, with a form that is opened on demand. */
const keysOnDemand = async (code: Iterable<string>) => {
  const modules = [...code].flatMap((file) => importsOf(file, 'at run time').map((from) => resolveImport(file, from)))
  const texts = modules.filter((file) => file.endsWith('/texts.en.ts'))
  const loaded = await Promise.all(texts.map((file) => import(`../../../${file}`)))
  return loaded.flatMap(({ texts }) => keysOf(texts))
}

const every = keysOf(en)
const areas = readdirSync('resources', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

describe.each(areas)('the screens of %s', async (area) => {
  const declared: Record<string, Record<string, Screen>> = await import(`../../../resources/${area}/screens.ts`)
  const screens = declared[area] ?? {}
  const loaders = [...new Set(Object.values(screens).flatMap(({ texts }) => texts))]
  const loaded = await Promise.all([loadCatalogue('en'), ...loaders.map(async ({ en: load }) => (await load()).texts)])
  const shared = loaded.flatMap((texts) => keysOf(texts))

  test('match the pages of the area', async () => {
    const { [`${area}Pages`]: named }: Record<string, readonly { route: string }[]> = await import(
      `../../../schema/${area}/pages.ts`
    )
    const routes = (named ?? []).map(({ route }) => route)
    expect(Object.keys(screens).toSorted()).toEqual(routes.filter((route) => !(route in shellPages)).toSorted())
  })

  test('use only shared texts and the texts that they load', async () => {
    const seen = new Set<string>()
    for (const file of files) if (file.startsWith(`resources/${area}/`)) reachableFrom(file, seen)
    const known = new Set([...shared, ...(await keysOnDemand(seen))])
    const code = [...seen].map((file) => readFileSync(file, 'utf8')).join('\n')
    const { whole, beginnings } = keysNamedIn(code)
    const translated = every.filter((key) => whole.has(key))
    const isMissing = (beginning: string) =>
      every.some((key) => key.startsWith(beginning)) && ![...known].some((key) => key.startsWith(beginning))
    expect(translated.filter((key) => !known.has(key))).toEqual([])
    expect(beginnings.filter(isMissing)).toEqual([])
  })
})
