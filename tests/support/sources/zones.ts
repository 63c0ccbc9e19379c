/** Import rule of a folder: permitted project folders, and permitted packages if limited. */
export type Zone = { folder: string; mayImport: string[]; onlyPackages?: string[] }

const providers = ['dataProvider', 'authProvider']

/** Permitted imports. A folder may always import itself; folders outside the zones may import anything. */
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

/** All folders with product code, from which the forbidden folders of a zone are derived. */
export const codeFolders = ['values', 'schema', 'resources', 'dataProvider', 'authProvider', 'src', 'proxy', 'backend']

export function zoneOf(file: string) {
  const holding = zones.filter(({ folder }) => file.startsWith(`${folder}/`))
  return holding.sort((a, b) => b.folder.length - a.folder.length)[0]
}

export function mayImport(zone: Zone, file: string) {
  return [zone.folder, ...zone.mayImport].some((folder) => file.startsWith(`${folder}/`))
}

const alsoOutside = ['tests', 'bench', 'scripts']

/** Options of Biome's noRestrictedImports for a zone, with patterns of relative paths. */
export function restrictionsOf(zone: Zone) {
  const own = [zone.folder.split('/')[0], ...zone.mayImport]
  const forbidden = [...codeFolders, ...alsoOutside].filter((folder) => !own.includes(folder))
  const excepted = zone.mayImport.filter((folder) => forbidden.some((outer) => folder.startsWith(`${outer}/`)))
  const group = [...forbidden.flatMap(spellings), ...excepted.flatMap(spellings).map((path) => `!${path}`)]
  return { group, message: `${zone.folder} may import ${zone.mayImport.join(', ') || 'nothing'} of this project.` }
}

const spellings = (folder: string) => [`../${folder}/**`, `../**/${folder}/**`]
