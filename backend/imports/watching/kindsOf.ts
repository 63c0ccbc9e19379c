import { dataFileOf, dataFiles } from '#schema/imports/index.ts'
import { stem } from '../reading/namedMappings.ts'
import type { NamedMapping } from '../reading/readyMappings.ts'
import type { TakenFile } from './takeFile.ts'

/** The day and time in a name, which differ each night. */
const moments = /\d{4}-\d\d-\d\d|\d{6,}/g

const withoutMoment = (name: string) => name.toLowerCase().replace(moments, '#')

const mappingsFor = (name: string, kept: readonly NamedMapping[]) => {
  const exact = kept.filter(({ fileName }) => fileName?.toLowerCase() === name.toLowerCase())
  if (exact.length > 0) return exact
  return kept.filter(({ fileName }) => fileName && withoutMoment(fileName) === withoutMoment(name))
}

const placeOf = (entity: string) => dataFiles.findIndex((file) => file.name === entity)

/**
 * The kinds that a file of this name is imported as, in the order of the import: those of the kept mappings for its
 * name, else the one that its name is; or the reason why there is none.
 */
export const kindsOf = (name: string, kept: readonly NamedMapping[]): TakenFile['kinds'] | string => {
  const named = mappingsFor(name, kept)
  const twice = named.find(({ mapping }, at) => named.findIndex((one) => one.mapping.file === mapping.file) !== at)
  if (twice) {
    const names = named.filter(({ mapping }) => mapping.file === twice.mapping.file).map((one) => one.name)
    return `Several kept mappings are for files of this name: ${names.join(', ')}. Delete all but one.`
  }
  const known = named.filter(({ mapping }) => dataFileOf(mapping.file))
  if (known.length > 0)
    return known
      .map(({ mapping }) => ({ entity: mapping.file, mapping }))
      .toSorted((one, other) => placeOf(one.entity) - placeOf(other.entity))
  const own = dataFileOf(stem(name))
  if (own) return [{ entity: own.name, mapping: null }]
  return 'No kept mapping is for a file of this name, and no kind of file has it. Keep a mapping under Administration, Imports.'
}

/** Files that others refer to come first. */
export const firstPlaceOf = (kinds: TakenFile['kinds']) => Math.min(...kinds.map(({ entity }) => placeOf(entity)))
