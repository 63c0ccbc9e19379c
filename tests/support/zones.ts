/** One folder's rule: what of the project it may import, and which packages when those are limited too. */
export type Zone = { folder: string; mayImport: string[]; onlyPackages?: string[] }

const providers = ['dataProvider', 'authProvider']

/** Who may import whom. A folder may always import itself; what stands in none of these may import anything. */
export const zones: Zone[] = [
  { folder: 'schema', mayImport: [], onlyPackages: ['zod'] },
  { folder: 'dataProvider', mayImport: ['schema'] },
  { folder: 'authProvider', mayImport: ['schema', 'dataProvider'] },
  { folder: 'src/kit', mayImport: ['schema'] },
  { folder: 'src/landing', mayImport: ['src'] },
  { folder: 'resources', mayImport: ['schema', 'src/kit', ...providers] },
  { folder: 'src', mayImport: ['schema', 'resources', ...providers] },
  { folder: 'backend', mayImport: ['schema'] },
  { folder: 'proxy', mayImport: ['schema', 'backend'] },
]

/** All folders with code of the product, by which a zone's forbidden ones are derived. */
export const codeFolders = ['schema', 'resources', 'dataProvider', 'authProvider', 'src', 'proxy', 'backend']

/** The zone of a file is the most particular one that holds it. */
export function zoneOf(file: string) {
  const holding = zones.filter(({ folder }) => file.startsWith(`${folder}/`))
  return holding.sort((a, b) => b.folder.length - a.folder.length)[0]
}

export function mayImport(zone: Zone, file: string) {
  return [zone.folder, ...zone.mayImport].some((folder) => file.startsWith(`${folder}/`))
}

const alsoOutside = ['tests', 'bench', 'scripts']

/** What Biome's noRestrictedImports is told about a zone: whole folders, by the path that a relative import spells. */
export function restrictionsOf(zone: Zone) {
  const forbidden = [...codeFolders, ...alsoOutside].filter(
    (folder) => !zone.folder.startsWith(folder) && !zone.mayImport.some((allowed) => allowed.startsWith(folder)),
  )
  const group = forbidden.flatMap((folder) => [`../${folder}/**`, `../**/${folder}/**`])
  return { group, message: `${zone.folder} may import ${zone.mayImport.join(', ') || 'nothing'} of this project.` }
}
