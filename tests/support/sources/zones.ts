/** One folder's rule: what of the project it may import, and which packages when those are limited too. */
export type Zone = { folder: string; mayImport: string[]; onlyPackages?: string[] }

const providers = ['dataProvider', 'authProvider']

/** Who may import whom. A folder may always import itself; what stands in none of these may import anything. */
export const zones: Zone[] = [
  { folder: 'values', mayImport: [], onlyPackages: [] },
  { folder: 'schema', mayImport: ['values'], onlyPackages: ['zod'] },
  { folder: 'dataProvider', mayImport: ['schema', 'values'] },
  { folder: 'authProvider', mayImport: ['schema', 'values', 'dataProvider'] },
  { folder: 'src/kit', mayImport: ['schema', 'values'] },
  { folder: 'src/landing', mayImport: ['src', 'authProvider', 'values'] },
  { folder: 'resources', mayImport: ['schema', 'values', 'src/kit', ...providers] },
  { folder: 'src', mayImport: ['schema', 'values', 'resources', ...providers] },
  { folder: 'backend', mayImport: ['schema', 'values'] },
  { folder: 'proxy', mayImport: ['schema', 'values', 'backend'] },
]

/** All folders with code of the product, by which a zone's forbidden ones are derived. */
export const codeFolders = ['values', 'schema', 'resources', 'dataProvider', 'authProvider', 'src', 'proxy', 'backend']

/** The zone of a file is the most particular one that holds it. */
export function zoneOf(file: string) {
  const holding = zones.filter(({ folder }) => file.startsWith(`${folder}/`))
  return holding.sort((a, b) => b.folder.length - a.folder.length)[0]
}

export function mayImport(zone: Zone, file: string) {
  return [zone.folder, ...zone.mayImport].some((folder) => file.startsWith(`${folder}/`))
}

const alsoOutside = ['tests', 'bench', 'scripts']

/** What Biome's noRestrictedImports is told about a zone, by the paths that relative imports spell. */
export function restrictionsOf(zone: Zone) {
  const own = [zone.folder.split('/')[0], ...zone.mayImport]
  const forbidden = [...codeFolders, ...alsoOutside].filter((folder) => !own.includes(folder))
  const excepted = zone.mayImport.filter((folder) => forbidden.some((outer) => folder.startsWith(`${outer}/`)))
  const group = [...forbidden.flatMap(spellings), ...excepted.flatMap(spellings).map((path) => `!${path}`)]
  return { group, message: `${zone.folder} may import ${zone.mayImport.join(', ') || 'nothing'} of this project.` }
}

const spellings = (folder: string) => [`../${folder}/**`, `../**/${folder}/**`]
